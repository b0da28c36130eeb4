/** Cuts and marks the texts of search results: pure functions that know nothing of HTML. */

/** A stretch of text: where it begins and how long it is. */
export type Range = readonly [start: number, length: number];

/** A piece of a text, matched or not. */
export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

const ELLIPSIS = '…';

/** Stands between pieces of a text that no sentence joins: the cells of a table, the items of a list. */
export const SEPARATOR = ' · ';

/**
 * Ranges without those that an earlier or longer one covers.
 *
 * @returns in order
 */
export function withoutOverlaps(ranges: readonly Range[]): Range[] {
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

/** The first match from which the most matches fit into the room; the first of all where none fits. */
function densest(ranges: readonly Range[], room: number): Range {
  let best: Range = ranges[0] ?? [0, 0];
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
  // No separator where nothing is left to separate.
  const [leading, trailing] = [SEPARATOR.trimStart(), SEPARATOR.trimEnd()];
  from += text.startsWith(leading, from) ? leading.length : 0;
  to -= text.slice(from, to).endsWith(trailing) ? trailing.length : 0;
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
