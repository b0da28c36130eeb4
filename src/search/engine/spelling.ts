/** Words that are nearly the same: pure functions. */

/** Letters that a typo may change, by the length of the word: none below 4, one from 4, two from 8. */
export const tolerance = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** A set of characters as 31 bits; different characters may share one. */
export function signature(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i += 1) {
    bits |= 1 << (word.charCodeAt(i) % 31);
  }
  return bits;
}

function countBits(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) {
    count += 1;
  }
  return count;
}

/**
 * False when the words are certainly further apart than `limit`: a character
 * of `word` that the other one lacks costs one edit at least.
 */
export const mayBeNear = (wordBits: number, otherBits: number, limit: number): boolean =>
  countBits(wordBits & ~otherBits) <= limit;

/**
 * Edits from one word to another: letters inserted, left out, changed, or two
 * neighbors swapped ("optimal string alignment", a restricted
 * Damerau–Levenshtein distance).
 *
 * @param isPrefix true to compare with the nearest beginning of `other` instead of the whole
 * @returns the number of edits, or `limit + 1` for all that is further
 */
export function distance(word: string, other: string, limit: number, isPrefix: boolean): number {
  const {length} = word;
  const width = isPrefix ? Math.min(other.length, length + limit) : other.length;
  if (Math.abs(width - length) > limit && !(isPrefix && width > length)) {
    return limit + 1;
  }
  let before: number[] = [];
  let last = Array.from({length: width + 1}, (_, i) => i);
  for (let row = 1; row <= length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = word.charCodeAt(row - 1) === other.charCodeAt(column - 1);
      let value = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        word.charCodeAt(row - 1) === other.charCodeAt(column - 2) &&
        word.charCodeAt(row - 2) === other.charCodeAt(column - 1)
      ) {
        value = Math.min(value, (before[column - 2] ?? 0) + 1);
      }
      current.push(value);
      least = Math.min(least, value);
    }
    if (least > limit) {
      return limit + 1;
    }
    before = last;
    last = current;
  }
  const edits = isPrefix ? Math.min(...last) : (last[width] ?? limit + 1);
  return Math.min(edits, limit + 1);
}
