import {describe, expect, it} from 'vitest';
import {excerpt, matchRanges, toParts, type Part} from './excerpt';

const plain = (parts: readonly Part[]) => parts.map(({text}) => text).join('');
const marked = (parts: readonly Part[]) => parts.filter(({isMatch}) => isMatch).map(({text}) => text);

describe('matchRanges', () => {
  it('takes the positions of the index, without the punctuation round the word', () => {
    const text = 'It is (saved), then restored.';
    expect(toParts(text, matchRanges(text, [[6, 8]], []))).toEqual([
      {text: 'It is (', isMatch: false},
      {text: 'saved', isMatch: true},
      {text: '), then restored.', isMatch: false},
    ]);
  });

  it('drops overlaps, and positions beyond the text', () => {
    expect(
      matchRanges(
        'abc def',
        [
          [4, 3],
          [0, 7],
          [90, 2],
        ],
        [],
      ),
    ).toEqual([[0, 7]]);
  });

  it('finds the words where there are no positions, whatever their case and accents', () => {
    const text = 'Configuração e CONFIGURAÇÕES';
    expect(marked(toParts(text, matchRanges(text, [], ['configuracao', 'configuracoes'])))).toEqual([
      'Configuração',
      'CONFIGURAÇÕES',
    ]);
  });

  it('marks the words that a searched word begins, and short words only alone', () => {
    const text = 'A map of all maps';
    expect(marked(toParts(text, matchRanges(text, [], ['map', 'a', '"'])))).toEqual(['A', 'map', 'maps']);
  });
});

describe('excerpt', () => {
  const text = `${'before '.repeat(40)}the checkpoint is saved ${'after '.repeat(40)}`;
  const ranges = matchRanges(text, [], ['checkpoint', 'saved']);

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

  it('takes the place with the most matches', () => {
    const far = `saved ${'x '.repeat(100)}checkpoint saved`;
    expect(marked(excerpt(far, matchRanges(far, [], ['checkpoint', 'saved']), 50))).toEqual([
      'checkpoint',
      'saved',
    ]);
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
