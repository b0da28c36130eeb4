import {expect, it} from 'vitest';
import {readingMinutes} from './readingTime';

const words = (count: number, word = 'word') => Array.from({length: count}, () => word).join(' ');

it.each([
  ['nothing', '', 1],
  ['a few words', words(90), 1],
  ['299 words', words(299), 1],
  ['300 words', words(300), 2],
  ['words of letters with accents', words(400, 'ação'), 2],
  ['numbers, which are words', words(400, '12'), 2],
  ['signs, which are none', words(400, '—'), 1],
])('counts %s', (_what, body, minutes) => {
  expect(readingMinutes(body)).toBe(minutes);
});

it.each([
  ['what is folded', (more: string) => `<details>\n<summary>More</summary>\n${more}\n</details>`],
  ['what stands in a tag', (more: string) => `<ToolFacts title="${more}" />`],
  ['an address', (more: string) => `[a link](/${more.replaceAll(' ', '/')})`],
  ['an id', (more: string) => `## A heading {#${more.replaceAll(' ', '-')}}`],
])('does not count %s', (_what, write) => {
  expect(readingMinutes(`${words(290)} ${write(words(300))}`)).toBe(1);
  expect(readingMinutes(`${words(290)} ${write(words(300))} ${words(20)}`)).toBe(2);
});
