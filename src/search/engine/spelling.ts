/** Finds words that are spelled nearly the same. Pure functions. */

/** Letters that a typo may change, by the length of the word: none below 4, one from 4, two from 8. */
export const tolerance = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** A word that is near to another, and how near. */
export interface Near {
  readonly word: string;
  /** Edits from one to the other; `limit + 1` when there are more. */
  readonly edits: number;
  /** Edits from the typed word to the nearest prefix of this one, itself included. */
  readonly beginning: number;
}

/**
 * The words of a sorted list that are within some edits of a word, or begin
 * like it within as many: letters inserted, left out, changed, or two neighbors
 * swapped ("optimal string alignment", a restricted Damerau–Levenshtein
 * distance).
 *
 * A prefix that neighboring words share is compared once, and where a prefix is
 * too far, all words with it are skipped: the list is walked like a trie.
 *
 * @param sorted each word once
 * @param isPrefix true for words that begin like it, too
 */
export function nearTo(word: string, sorted: readonly string[], limit: number, isPrefix: boolean): Near[] {
  const {length} = word;
  const tooFar = limit + 1;
  /** Row n: edits from each beginning of `word` to the first n letters of the word at hand, as far as they matter. */
  const rows: number[][] = [Array.from({length: length + 1}, (_, column) => Math.min(column, tooFar))];
  /** The fewest edits from the whole of `word` to the first n letters or fewer. */
  const beginnings: number[] = [Math.min(length, tooFar)];
  const found: Near[] = [];
  let before = '';
  let at = 0;
  while (at < sorted.length) {
    const other = sorted[at] ?? '';
    let depth = 0;
    while (depth < rows.length - 1 && before.charCodeAt(depth) === other.charCodeAt(depth)) {
      depth += 1;
    }
    rows.length = depth + 1;
    beginnings.length = depth + 1;
    before = other;
    let isOut = false;
    while (depth < other.length && !isOut) {
      const last = rows[depth] ?? [];
      const beforeLast = rows[depth - 1] ?? [];
      const letter = other.charCodeAt(depth);
      const letterBefore = other.charCodeAt(depth - 1);
      depth += 1;
      const row = new Array<number>(length + 1).fill(tooFar);
      row[0] = Math.min(depth, tooFar);
      let least = row[0];
      // Further from the diagonal there are more letters to insert or to leave out than the limit allows.
      const end = Math.min(length, depth + limit);
      for (let column = Math.max(1, depth - limit); column <= end; column += 1) {
        const own = word.charCodeAt(column - 1);
        let edits = Math.min(
          (last[column] ?? tooFar) + 1,
          (row[column - 1] ?? tooFar) + 1,
          (last[column - 1] ?? tooFar) + (own === letter ? 0 : 1),
        );
        if (column > 1 && depth > 1 && own === letterBefore && word.charCodeAt(column - 2) === letter) {
          edits = Math.min(edits, (beforeLast[column - 2] ?? tooFar) + 1);
        }
        row[column] = Math.min(edits, tooFar);
        least = Math.min(least, edits);
      }
      rows.push(row);
      beginnings.push(Math.min(beginnings[depth - 1] ?? tooFar, row[length] ?? tooFar));
      isOut = least > limit && !(isPrefix && (beginnings[depth] ?? tooFar) <= limit);
    }
    if (isOut) {
      at = endOf(sorted, other.slice(0, depth), at);
    } else {
      const edits = rows[depth]?.[length] ?? tooFar;
      const beginning = beginnings[depth] ?? tooFar;
      if ((isPrefix ? beginning : edits) <= limit) {
        found.push({word: other, edits, beginning});
      }
      at += 1;
    }
  }
  return found;
}

/** Index of the first word after `from` that does not have the prefix, by binary search. */
function endOf(sorted: readonly string[], prefix: string, from: number): number {
  let low = from + 1;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]?.startsWith(prefix)) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
