/** What diagrams become in a page, in words and in lines, and what stops the build. */
import type {CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {readFileSync} from 'node:fs';
import {render} from '../../../tests/support/render';
import {attributesOf, textsOf} from '../../../tests/support/elements';
import {renderedNumbers} from './renderDiagrams';
import type {Locale} from '../../config/locales';

/** A diagram in its figure. */
const figure = (element: string, list = '') => {
  const name = /^<(\w+)/.exec(element)?.[1] ?? '';
  const body = list === '' ? element : `${element}\n\n${list}\n\n</${name}>`;
  return `<Figure caption="What to see">\n${body}\n</Figure>`;
};

const rendered = (element: string, list = '', locale: Locale = 'en') => render(figure(element, list), locale);

/** What a screen reader says of each item: words, without signs for the eye. */
function said($: CheerioAPI, items = 'li'): string[] {
  $('[aria-hidden]').remove();
  return textsOf($, items);
}

/** The numbers that the style sheet gets of each item, as classes: `a-1 b-3`. */
const numbers = ($: CheerioAPI, items: string) =>
  attributesOf($, items, 'class').map((names) => names?.match(/\S+-[\d.]+(?=\s|$)/g)?.join(' '));

it('each number that a diagram may have has a rule, and the least of each stands where it is read', () => {
  const css = readFileSync('src/css/diagrams.css', 'utf8');
  const missing = Object.entries(renderedNumbers)
    .flatMap(([name, [least, ...values]]) => [
      `var(--${name}, ${least})`,
      ...values.map((value) => `.${name}-${value} {\n  --${name}: ${value};`),
    ])
    .filter((rule) => !css.includes(rule));
  expect(missing).toEqual([]);
});

describe('<Sequence>', () => {
  const messages = [
    '1. **Host → Server**: `initialize`',
    '',
    '   `{"id":1}`',
    '2. **Server → Host**: its name',
    '3. **Host → You**: asks',
  ].join('\n');

  it('says who sends what to whom', () => {
    expect(said(rendered('<Sequence>', messages))).toEqual([
      'Host to Server: initialize{"id":1}',
      'Server to Host: its name',
      'Host to You: asks',
    ]);
    expect(said(rendered('<Sequence>', messages, 'pt-BR'))[1]).toBe('Server para Host: its name');
  });

  it('gives each party a column, and spans a message from one to the other', () => {
    const $ = rendered('<Sequence>', messages);
    expect(textsOf($, '.parties > span')).toEqual(['Host', 'Server', 'You']);
    expect(numbers($, '.sequence')).toEqual(['of-3']);
    expect(numbers($, '.sequence > ol > li')).toEqual(['a-1 b-3', 'a-1 b-3', 'a-1 b-4']);
    expect($('.back').text()).toContain('its name');
  });
});

describe('<Flow>', () => {
  const steps = (count: number, words = 'Do it') =>
    Array.from({length: count}, (_, index) => `${index + 1}. ${words}`).join('\n');

  it.each([
    ['<Flow>', steps(3), 'row'],
    ['<Flow>', steps(3, 'word '.repeat(40)), 'column'],
    ['<Flow>', steps(7), 'column'],
    ['<Flow>', steps(5, 'a-long-word'), 'column'],
    ['<Flow loop="until done">', steps(4), 'row'],
  ])('%s with these steps is a %s', (element, list, layout) => {
    expect(rendered(element, list)('.flow').hasClass(layout)).toBe(true);
  });

  it('has no more boxes round a loop than the style sheet can count', () => {
    expect(() => rendered('<Flow loop="until done">', steps(9))).toThrow('of = 9; there are 2, 3, 4');
  });

  it('says where the way back leads', () => {
    const $ = rendered('<Flow loop="until done">', steps(4));
    expect(numbers($, '.flow')).toEqual(['of-4']);
    expect(said($, '.flow-loop')).toEqual(['Back to step 1: until done']);
  });
});

it('a <DecisionTree> stays the list that it is', () => {
  expect(rendered('<DecisionTree>', '- Yes?\n  - No')('.decision-tree li')).toHaveLength(2);
});

const eightParties = [1, 3, 5, 7].map((n) => `1. **${n} → ${n + 1}**: x`).join('\n');

it.each<[string, number, RegExp]>([
  ['<Flow>\n\n1. A\n\n</Flow>', 1, /<Flow> stands alone; allowed: in <Figure/],
  [figure('<Flow>', 'Words'), 4, /<Flow>: "Words" came; allowed: one Markdown list/],
  [figure('<Flow />'), 2, /<Flow>: nothing came; allowed: one Markdown list/],
  [figure('<Flow>', '1. A\n\n- B'), 6, /<Flow>: "B" came; allowed: one Markdown list/],
  [figure('<Sequence loop="x">', '1. **A → B**: x'), 2, /no prop "loop"; allowed: no prop/],
  [figure('<Sequence>', '1. **A → B**: x\n2. **A**: y'), 5, /"A: y"; allowed: \*\*From → To\*\*/],
  [figure('<Sequence>', '1. **A → B**'), 4, /allowed: \*\*From → To\*\*: what is sent/],
  [figure('<Sequence>', '1. **A → A**: x'), 4, /"A → A: x"; allowed: \*\*From → To\*\*/],
  [figure('<Sequence>', eightParties), 4, /8 parties .*; allowed: 2 to 4/],
])('%j stops the build with its line, what came and what is allowed', (mdx, line, message) => {
  expect(() => render(mdx)).toThrow(message);
  expect(() => render(mdx)).toThrow(`docs/faq.mdx:${line}:`);
});
