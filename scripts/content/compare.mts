/**
 * Comparing two lists, for the parity of the languages.
 */

/** What stands on one side alone, or two items that stand in each other's place. */
export interface Difference<T> {
  left?: T;
  right?: T;
  /** Number of items of each side before the difference. */
  before: {left: number; right: number};
}

/**
 * Differences of two sequences. Equal items are aligned (longest common
 * subsequence); what is left between two equal items is paired in order.
 */
export function compareSequences<T>(
  left: readonly T[],
  right: readonly T[],
  key: (item: T) => string,
): Difference<T>[] {
  const a = left.map(key);
  const b = right.map(key);
  const lengths = Array.from({length: a.length + 1}, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      (lengths[i] as number[])[j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const differences: Difference<T>[] = [];
  let gap = {left: 0, right: 0};
  const close = (i: number, j: number) => {
    for (let n = 0; n < Math.max(i - gap.left, j - gap.right); n += 1) {
      const before = {left: Math.min(gap.left + n, i), right: Math.min(gap.right + n, j)};
      differences.push({
        ...(gap.left + n < i && {left: left[gap.left + n]}),
        ...(gap.right + n < j && {right: right[gap.right + n]}),
        before,
      });
    }
  };
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      close(i, j);
      i += 1;
      j += 1;
      gap = {left: i, right: j};
    } else if (at(i + 1, j) >= at(i, j + 1)) {
      i += 1;
    } else {
      j += 1;
    }
  }
  close(a.length, b.length);
  return differences;
}

/** Items that one side has more often than the other, whatever the order. */
export function compareBags<T>(
  left: readonly T[],
  right: readonly T[],
  key: (item: T) => string,
): {left: T[]; right: T[]} {
  const rest = (from: readonly T[], minus: readonly T[]) => {
    const counts = new Map<string, number>();
    minus.forEach((item) => counts.set(key(item), (counts.get(key(item)) ?? 0) + 1));
    return from.filter((item) => {
      const count = counts.get(key(item)) ?? 0;
      counts.set(key(item), count - 1);
      return count <= 0;
    });
  };
  return {left: rest(left, right), right: rest(right, left)};
}
