/** Cuts and marks the texts of search results: pure functions that know nothing of HTML. */

/** A stretch of text: where it begins and how long it is. */
export type Range = readonly [start: number, length: number];

/** A piece of a text, matched or not. */
export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

const ELLIPSIS = '…';

/** One character without case and accent, always one unit long, so that positions stay true. */
const foldUnit = (unit: string): string => unit.normalize('NFD').charAt(0).toLowerCase().charAt(0);

const fold = (text: string): string =>
  Array.from({length: text.length}, (_, i) => foldUnit(text.charAt(i))).join('');

const isWordUnit = (unit: string): boolean => /[\p{L}\p{M}\p{N}_]/u.test(unit);

/** Without the punctuation at its ends: the index takes `(saved),` for a word. */
function trimRange(text: string, [start, length]: Range): Range {
  let from = start;
  let to = Math.min(start + length, text.length);
  while (from < to && !isWordUnit(text.charAt(from))) {
    from += 1;
  }
  while (to > from && !isWordUnit(text.charAt(to - 1))) {
    to -= 1;
  }
  return [from, to - from];
}

/** A shorter word than this is marked only where it stands alone: `a` begins too many words. */
const SHORTEST_PREFIX = 3;

/** The words of the text that a searched word begins. */
function wordRanges(text: string, words: readonly string[]): Range[] {
  const folded = fold(text);
  return words
    .map((word) => fold(word).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean)
    .flatMap((word) => {
      const found: Range[] = [];
      for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
        let end = at + word.length;
        const isWhole = !isWordUnit(text.charAt(end));
        if (!isWordUnit(text.charAt(at - 1)) && (isWhole || word.length >= SHORTEST_PREFIX)) {
          while (isWordUnit(text.charAt(end))) {
            end += 1;
          }
          found.push([at, end - at]);
        }
      }
      return found;
    });
}

/**
 * What is marked in a text.
 *
 * @param text the text shown
 * @param positions where the index says the matches are; may be empty, may overlap
 * @param words the words searched for: they serve where there are no positions
 * @returns ranges in order, without overlaps
 */
export function matchRanges(text: string, positions: readonly Range[], words: readonly string[]): Range[] {
  const trimmed = positions.map((range) => trimRange(text, range)).filter(([, length]) => length > 0);
  const ranges = trimmed.length > 0 ? trimmed : wordRanges(text, words);
  let end = 0;
  return [...ranges]
    .sort(([a, lengthA], [b, lengthB]) => a - b || lengthB - lengthA)
    .filter(([start, length]) => {
      const isFree = start >= end;
      end = isFree ? start + length : end;
      return isFree;
    });
}

/** Parts a text at its matches. */
export function toParts(text: string, ranges: readonly Range[]): Part[] {
  const parts: Part[] = [];
  let cursor = 0;
  for (const [start, length] of ranges) {
    parts.push({text: text.slice(cursor, start), isMatch: false});
    parts.push({text: text.slice(start, start + length), isMatch: true});
    cursor = start + length;
  }
  parts.push({text: text.slice(cursor), isMatch: false});
  return parts.filter((part) => part.text !== '');
}

/** The first match from which the most matches fit into the room. */
function densest(ranges: readonly Range[], room: number): Range {
  let best: Range = [0, 0];
  let most = 0;
  ranges.forEach((range) => {
    const count = ranges.filter(
      ([start, length]) => start >= range[0] && start + length <= range[0] + room,
    ).length;
    if (count > most) {
      most = count;
      best = range;
    }
  });
  return best;
}

/**
 * The piece of a text that shows the most matches.
 *
 * @param limit characters at most, ellipses included
 * @returns the piece, parted at its matches; cut between words where it can be
 */
export function excerpt(text: string, ranges: readonly Range[], limit: number): Part[] {
  if (text.length <= limit) {
    return toParts(text, ranges);
  }
  const room = limit - 2 * ELLIPSIS.length;
  const [start, length] = densest(ranges, room);
  // A third of the room for what comes before the match.
  let from = Math.max(0, start - Math.floor(Math.max(room - length, 0) / 3));
  let to = Math.min(text.length, from + room);
  from = Math.max(0, Math.min(from, to - room));
  if (from > 0) {
    const space = text.indexOf(' ', from - 1);
    from = space >= 0 && space < start ? space + 1 : from;
  }
  if (to < text.length) {
    const space = text.lastIndexOf(' ', to);
    to = space >= start + length && space > from ? space : to;
  }
  const inside = ranges
    .map(([at, size]): Range => {
      const begin = Math.max(at, from);
      return [begin - from, Math.min(at + size, to) - begin];
    })
    .filter(([, size]) => size > 0);
  return [
    ...(from > 0 ? [{text: ELLIPSIS, isMatch: false}] : []),
    ...toParts(text.slice(from, to), inside),
    ...(to < text.length ? [{text: ELLIPSIS, isMatch: false}] : []),
  ];
}
