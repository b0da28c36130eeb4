/** Numbers that look random and are the same in every run. */

/** Gives numbers from 0 up to, not including, 1. */
type Random = () => number;

/** A generator of pseudo-random numbers (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `from` to `to`, both included. */
export const integer = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));

/** @throws Error for an empty list */
export function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) {
    throw new Error('Nothing to pick from');
  }
  return item;
}
