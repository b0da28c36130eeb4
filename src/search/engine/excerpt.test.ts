import {describe, expect, it} from 'vitest';
import {integer, pick, seeded} from '@site/tests/support/random';
import {rendered, marked} from '@site/tests/support/search';
import {excerpt, textOf, toParts, withoutOverlaps, type Match} from './excerpt';
import {piecesOf} from './pieces';

/** Where words stand in a text, each as a match that says as much as the others. */
const matchesOf = (text: string, words: readonly string[]): Match[] =>
  words
    .flatMap((key) => [...text.matchAll(new RegExp(key, 'g'))].map(({index}) => ({index, key})))
    .sort((a, b) => a.index - b.index)
    .map(({index, key}) => ({range: [index, key.length], key, weight: 1}));

it('withoutOverlaps keeps of two that begin together the longer one, and what begins where it ends', () => {
  expect(
    withoutOverlaps([
      [3, 2],
      [0, 1],
      [0, 3],
      [4, 9],
    ]),
  ).toEqual([
    [0, 3],
    [3, 2],
  ]);
});

it('toParts parts a text at its matches, and has no empty part', () => {
  expect(toParts('It is (saved), then restored.', [[7, 5]])).toEqual([
    {text: 'It is (', isMatch: false},
    {text: 'saved', isMatch: true},
    {text: '), then restored.', isMatch: false},
  ]);
  expect(toParts('saved', [[0, 5]])).toEqual([{text: 'saved', isMatch: true}]);
  expect(toParts('', [])).toEqual([]);
});

describe('excerpt', () => {
  const text = `${'before '.repeat(40)}the checkpoint is saved ${'after '.repeat(40)}`;
  const ranges = matchesOf(text, ['checkpoint', 'saved']);

  it('neither begins nor ends with a separator', () => {
    const cells = `${'cell · '.repeat(20)}found${' · cell'.repeat(20)}`;
    for (let limit = 20; limit < 80; limit += 1) {
      const cut = textOf(excerpt(cells, matchesOf(cells, ['found']), limit));
      expect(cut).toMatch(/^…?[a-z].*[a-z]…$/);
      expect(cut).toContain('found');
    }
  });

  it('takes one rare word before two that say little, and each word once', () => {
    const far = `of files and files and more files ${'x '.repeat(100)}of checkpoints ${'x '.repeat(100)}`;
    const weighed = matchesOf(far, ['of', 'files', 'checkpoints']).map((match) => ({
      ...match,
      weight: match.key === 'checkpoints' ? 3 : 1,
    }));
    expect(marked(excerpt(far, weighed, 50))).toEqual(['of', 'checkpoints']);
  });

  it('begins with the sentence that has the words, and with the cell that has them', () => {
    const sentences = `${'Nothing is here. '.repeat(9)}A checkpoint is saved. ${'More follows. '.repeat(9)}`;
    expect(textOf(excerpt(sentences, matchesOf(sentences, ['saved']), 50))).toMatch(
      /^A checkpoint is saved\. More/,
    );
    const cells = `${'a cell · '.repeat(20)}is found · ${'a cell · '.repeat(20)}`;
    expect(textOf(excerpt(cells, matchesOf(cells, ['found']), 50))).toMatch(/^is found · a cell/);
  });

  it('begins with a sentence, not with code or with cells that have as many of the words', () => {
    const facts = 'apply_diff · Group · Edit Files (edit)';
    const code = '{ "servers": { "files": { "command": "npx" } } }';
    const sentences = `The tool changes a part of a file. ${'More of it follows. '.repeat(5)}`;
    for (const [before, word] of [
      [facts, 'apply_diff'],
      [facts, 'Group'],
      [code, 'servers'],
    ] as const) {
      const whole = `${before} · ${sentences}`;
      expect(textOf(excerpt(whole, matchesOf(whole, [word, 'tool']), 50))).toMatch(/^The tool changes/);
    }
  });

  it('begins with the cell that has the words where no sentence has any', () => {
    const whole = `Restart it first. ${'More of it follows. '.repeat(5)} · spawn npx · Install the program.`;
    expect(textOf(excerpt(whole, matchesOf(whole, ['npx']), 30))).toMatch(/^…?spawn npx · Install/);
  });

  it('begins at a word, also in front of a long address', () => {
    const whole = `Nothing serves the page at https://a.example:11434 any more. ${'More follows. '.repeat(5)}`;
    expect(textOf(excerpt(whole, matchesOf(whole, ['11434']), 30))).toMatch(/^…https:\/\/a\.example:11434/);
  });

  it('has no ellipsis after a sentence that is whole', () => {
    expect(textOf(excerpt('Wait until it is saved. Then you close it.', [], 27))).toBe(
      'Wait until it is saved.',
    );
  });

  it('begins where it is told to', () => {
    expect(textOf(excerpt(text, ranges, 50, text.indexOf('is saved')))).toMatch(/^…is saved after/);
  });

  it('begins at the start without a match, and cuts a text without spaces', () => {
    expect(textOf(excerpt('x'.repeat(90), [], 50))).toBe(`${'x'.repeat(48)}…`);
  });

  const numbers = 'one two three four five six seven eight nine ten';

  it.each([
    [['one'], 20, '[one] two three four…'],
    [['ten'], 20, '…eight nine [ten]'],
    [['five'], 20, '…[five] six seven…'],
    [['five', 'six'], 20, '…[five] [six] seven…'],
    [['one', 'nine', 'ten'], 20, '…eight [nine] [ten]'],
    [['three', 'six', 'seven'], 14, '…[six] [seven]…'],
    [['two', 'four', 'six'], 15, '…[four] five [six]…'],
    [['eight', 'ten'], 22, '…seven [eight] nine [ten]'],
    [['seven'], 9, '…[seven]…'],
    [['seven'], 7, '…[seven]…'],
    [['seven'], 5, '…[sev]…'],
    [['two'], 48, 'one [two] three four five six seven eight nine ten'],
    [['two'], 47, 'one [two] three four five six seven eight nine…'],
    [[], 20, 'one two three four…'],
  ])('of %j, %i characters', (words, limit, expected) => {
    expect(rendered(excerpt(numbers, matchesOf(numbers, words), limit))).toBe(expected);
  });

  it('is of the text, at most as long as asked for, and marks all that is in it', () => {
    const random = seeded(7);
    const words = ['a', 'bb', 'ccc', 'dddd', 'a·', '·'];
    for (let i = 0; i < 2000; i += 1) {
      const long = Array.from({length: integer(random, 0, 30)}, () => pick(random, words)).join(' ');
      const limit = integer(random, 3, 60);
      const parts = excerpt(long, matchesOf(long, ['bb', 'dddd']), limit);
      const whole = textOf(parts);
      const inner = whole.replace(/^…|…$/g, '');
      expect(whole.length).toBeLessThanOrEqual(limit);
      expect(parts.every(({text: part}) => part !== '')).toBe(true);
      expect(long).toContain(inner);
      const isBegun = piecesOf(long).some(([start]) => long.startsWith(inner, start));
      expect(whole.startsWith('…') || inner === '' || isBegun).toBe(true);
      expect(whole.endsWith('…') || long.endsWith(inner)).toBe(true);
      expect(marked(parts).join('')).toBe(inner.replace(/[^bd]/g, ''));
    }
  });

  it('cuts a match that is too long', () => {
    const parts = excerpt('y'.repeat(90), [{range: [0, 90], key: 'y', weight: 1}], 50);
    expect(textOf(parts).length).toBeLessThanOrEqual(50);
    expect(marked(parts)).toEqual(['y'.repeat(48)]);
  });
});
