import {describe, expect, it} from 'vitest';
import {distance, mayBeNear, signature, tolerance} from './spelling';

describe('distance', () => {
  it.each([
    ['mode', 'mode', 0],
    ['mode', 'modes', 1],
    ['modes', 'mode', 1],
    ['mode', 'made', 1],
    ['mdoe', 'mode', 1],
    ['chekcpiont', 'checkpoint', 2],
    ['abc', 'xyz', 3],
  ])('from %s to %s is %i', (word, other, edits) => {
    expect(distance(word, other, 2, false)).toBe(edits);
  });

  it('to the beginning of a word ignores the rest', () => {
    expect(distance('chekp', 'checkpoints', 1, true)).toBe(1);
    expect(distance('chekp', 'checkpoints', 1, false)).toBe(2);
    expect(distance('chec', 'checkpoints', 1, true)).toBe(0);
  });

  it('is the same both ways', () => {
    for (const [a, b] of [
      ['restore', 'restroe'],
      ['provider', 'provdier'],
      ['token', 'taken'],
    ] as const) {
      expect(distance(a, b, 3, false)).toBe(distance(b, a, 3, false));
    }
  });
});

describe('signature', () => {
  it('never rules out a word that is near', () => {
    const words = ['checkpoint', 'chekpoint', 'checkpiont', 'chckpoint', 'checkpoinnt', 'xheckpoint'];
    for (const word of words) {
      const edits = distance(word, 'checkpoint', 2, false);
      expect(mayBeNear(signature(word), signature('checkpoint'), edits)).toBe(true);
    }
  });
});

describe('tolerance', () => {
  it('grows with the word', () => {
    expect(['mcp', 'mode', 'restore', 'checkpoint'].map(tolerance)).toEqual([0, 1, 1, 2]);
  });
});
