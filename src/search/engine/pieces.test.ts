import {describe, expect, it} from 'vitest';
import {EVERYWHERE, MOST_PASSAGES, nearest, passagesOf} from './passages';
import {piecesOf} from './pieces';

const pieces = (text: string) => piecesOf(text).map(([start, length]) => text.slice(start, start + length));

it.each([
  ['One sentence. Another one! A third? Yes…', ['One sentence.', 'Another one!', 'A third?', 'Yes…']],
  ['A cell · another · 429 This', ['A cell', 'another', '429 This']],
  ['It says “Gone.” Then it ends.', ['It says “Gone.”', 'Then it ends.']],
  ['Version 1.2 of acme.json, e.g. here', ['Version 1.2 of acme.json, e.g. here']],
  ['É assim. Ícones faltam.', ['É assim.', 'Ícones faltam.']],
  ['', []],
  [' · ', []],
])('the pieces of %s', (text, expected) => {
  expect(pieces(text)).toEqual(expected);
});

describe('the passages of a text', () => {
  it('are whole pieces, of about two lines', () => {
    const row = 'A message of some length · what to do about it when it is seen';
    const passages = passagesOf(Array(9).fill(row).join(' · '));
    expect(passages.length).toBeGreaterThan(2);
    passages.forEach((passage) => expect(passage.length).toBeLessThan(400));
    expect(passages.join(' ')).toContain(row);
  });

  it('are all of it, and no more than fit', () => {
    const words = Array.from({length: 4000}, (_, i) => `word${i}. Then`).join(' ');
    const passages = passagesOf(words);
    expect(passages.length).toBeLessThanOrEqual(MOST_PASSAGES);
    expect(passages.join(' ').match(/word\d+/g)).toEqual(words.match(/word\d+/g));
    expect(passagesOf('')).toEqual([]);
    expect(passagesOf('Short.')).toEqual(['Short.']);
  });

  it('have near to each other what stands in two of them in a row', () => {
    expect(
      nearest([
        [0b0001, 2],
        [0b0010, 3],
        [0b1000, 4],
      ]),
    ).toBe(5);
    expect(
      nearest([
        [0b0001, 2],
        [0b1000, 4],
      ]),
    ).toBe(4);
    expect(
      nearest([
        [EVERYWHERE, 2],
        [0b1000, 4],
      ]),
    ).toBe(6);
    expect(nearest([])).toBe(0);
  });
});
