import {describe, expect, it} from 'vitest';
import {excerpt, toParts, withoutOverlaps, type Part, type Range} from './excerpt';

const plain = (parts: readonly Part[]) => parts.map(({text}) => text).join('');
const marked = (parts: readonly Part[]) => parts.filter(({isMatch}) => isMatch).map(({text}) => text);

/** Where words stand in a text, for the tests of what comes after. */
const rangesOf = (text: string, words: readonly string[]): Range[] =>
  withoutOverlaps(
    words.flatMap((word) =>
      [...text.matchAll(new RegExp(word, 'g'))].map(({index}): Range => [index, word.length]),
    ),
  );

describe('withoutOverlaps', () => {
  it('keeps the first and longest, in order', () => {
    expect(
      withoutOverlaps([
        [4, 3],
        [0, 7],
        [8, 2],
      ]),
    ).toEqual([
      [0, 7],
      [8, 2],
    ]);
  });
});

describe('toParts', () => {
  it('parts a text at its matches', () => {
    expect(toParts('It is (saved), then restored.', [[7, 5]])).toEqual([
      {text: 'It is (', isMatch: false},
      {text: 'saved', isMatch: true},
      {text: '), then restored.', isMatch: false},
    ]);
  });
});

describe('excerpt', () => {
  const text = `${'before '.repeat(40)}the checkpoint is saved ${'after '.repeat(40)}`;
  const ranges = rangesOf(text, ['checkpoint', 'saved']);

  it('keeps a text that fits', () => {
    expect(plain(excerpt('short', [], 50))).toBe('short');
  });

  it.each([10, 50, 160])('is at most %i characters long and shows the matches', (limit) => {
    const parts = excerpt(text, ranges, limit);
    expect(plain(parts).length).toBeLessThanOrEqual(limit);
    expect(marked(parts)).not.toEqual([]);
    expect(plain(parts)).toMatch(/^….*…$/);
  });

  it('cuts between words', () => {
    expect(plain(excerpt(text, ranges, 50))).toBe('…before the checkpoint is saved after after…');
  });

  it('neither begins nor ends with a separator', () => {
    const cells = `${'cell · '.repeat(20)}found${' · cell'.repeat(20)}`;
    for (let limit = 20; limit < 80; limit += 1) {
      const cut = plain(excerpt(cells, rangesOf(cells, ['found']), limit));
      expect(cut).toMatch(/^…[a-z].*[a-z]…$/);
      expect(cut).toContain('found');
    }
  });

  it('takes the place with the most matches', () => {
    const far = `saved ${'x '.repeat(100)}checkpoint saved`;
    expect(marked(excerpt(far, rangesOf(far, ['checkpoint', 'saved']), 50))).toEqual(['checkpoint', 'saved']);
  });

  it('begins at the start without a match, and cuts a text without spaces', () => {
    expect(plain(excerpt('x'.repeat(90), [], 50))).toBe(`${'x'.repeat(48)}…`);
  });

  it('cuts a match that is too long', () => {
    const parts = excerpt('y'.repeat(90), [[0, 90]], 50);
    expect(plain(parts).length).toBeLessThanOrEqual(50);
    expect(marked(parts)).toEqual(['y'.repeat(48)]);
  });
});
