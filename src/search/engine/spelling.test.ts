import {describe, expect, it} from 'vitest';
import {seeded, integer} from '@site/tests/support/random';
import {nearTo, tolerance} from './spelling';

/** Edits between two words, by the definition: the whole table, for what the walk must agree with. */
function distance(a: string, b: string): number {
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
  return at(a.length, b.length);
}

const beginning = (word: string, other: string) =>
  Math.min(...Array.from({length: other.length + 1}, (_, i) => distance(word, other.slice(0, i))));

describe('nearTo', () => {
  it.each([
    ['mode', 'mode', 0],
    ['mode', 'modes', 1],
    ['modes', 'mode', 1],
    ['mode', 'made', 1],
    ['mdoe', 'mode', 1],
    ['chekcpiont', 'checkpoint', 2],
  ])('from %s to %s is %i', (word, other, edits) => {
    expect(nearTo(word, [other], 2, false)[0]?.edits).toBe(edits);
  });

  it('leaves out what is further', () => {
    expect(nearTo('abc', ['xyz'], 2, false)).toEqual([]);
  });

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
    const sorted = [...new Set(Array.from({length: 600}, make))].sort();
    for (let i = 0; i < 60; i += 1) {
      const word = make();
      for (const limit of [1, 2, 3]) {
        const cap = (edits: number) => Math.min(edits, limit + 1);
        for (const isPrefix of [false, true]) {
          expect(nearTo(word, sorted, limit, isPrefix)).toEqual(
            sorted
              .map((other) => ({
                word: other,
                edits: cap(distance(word, other)),
                beginning: cap(beginning(word, other)),
              }))
              .filter((near) => (isPrefix ? near.beginning : near.edits) <= limit),
          );
        }
      }
    }
  });
});

describe('tolerance', () => {
  it('grows with the word', () => {
    expect(['mcp', 'mode', 'restore', 'checkpoint'].map(tolerance)).toEqual([0, 1, 1, 2]);
  });
});
