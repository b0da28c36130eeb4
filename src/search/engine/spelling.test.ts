import {describe, expect, it} from 'vitest';
import {seeded, integer} from '@site/tests/support/random';
import {nearTo, tolerance} from './spelling';

/**
 * Edits from a word to another one and to the nearest of its beginnings, by the definition: the whole table, for what
 * the walk must agree with.
 */
function distances(a: string, b: string): {edits: number; beginning: number} {
  const table = Array.from({length: a.length + 1}, (_, i) =>
    Array.from({length: b.length + 1}, (_cell, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const row = table[i] as number[];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwap ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return {edits: at(a.length, b.length), beginning: Math.min(...(table[a.length] ?? []))};
}

describe('nearTo', () => {
  it('finds the beginning of a word, whatever follows', () => {
    expect(nearTo('chekp', ['checkpoints'], 1, true)).toEqual([
      {word: 'checkpoints', edits: 2, beginning: 1},
    ]);
    expect(nearTo('chekp', ['checkpoints'], 1, false)).toEqual([]);
    expect(nearTo('chec', ['checkpoints'], 1, true)[0]?.beginning).toBe(0);
  });

  it('agrees with the definition, word by word', () => {
    const random = seeded(3);
    const make = () =>
      Array.from({length: integer(random, 1, 9)}, () => 'abcd'.charAt(integer(random, 0, 3))).join('');
    const sorted = [...new Set(Array.from({length: 400}, make))].sort();
    for (let i = 0; i < 25; i += 1) {
      const word = make();
      const all = sorted.map((other) => ({word: other, ...distances(word, other)}));
      for (const limit of [1, 2, 3]) {
        const cap = (edits: number) => Math.min(edits, limit + 1);
        const capped = all.map((near) => ({...near, edits: cap(near.edits), beginning: cap(near.beginning)}));
        expect(nearTo(word, sorted, limit, false)).toEqual(capped.filter(({edits}) => edits <= limit));
        expect(nearTo(word, sorted, limit, true)).toEqual(capped.filter(({beginning}) => beginning <= limit));
      }
    }
  });
});

it('tolerance grows with the word', () => {
  expect(['mcp', 'mode', 'restore', 'checkpoint'].map(tolerance)).toEqual([0, 1, 1, 2]);
});
