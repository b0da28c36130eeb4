/** Cuts and marks the texts of search results: pure functions that know nothing of HTML. */
import {piecesOf, SEPARATOR, type Range} from './pieces';

/** A piece of a text, matched or not. */
export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The whole text that parts were made of. */
export const textOf = (parts: readonly Part[]): string => parts.map(({text}) => text).join('');

const ELLIPSIS = '…';

/**
 * Ranges without those that overlap one that begins earlier, or at the same place and is longer.
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

/** A place in a text where a word of the query stands. */
export interface Match {
  readonly range: Range;
  /** The stem that it matches. Further matches of the same stem add nothing to an excerpt. */
  readonly key: string;
  /** Weight of the stem: the rarer, the higher. */
  readonly weight: number;
}

/** The weight of all matches within a range of a text, each key once. */
function weightWithin(matches: readonly Match[], from: number, to: number): number {
  const found = new Map<string, number>();
  for (const {range, key, weight} of matches) {
    if (range[0] >= from && range[0] + range[1] <= to) {
      found.set(key, weight);
    }
  }
  return [...found.values()].reduce((sum, weight) => sum + weight, 0);
}

/** The start from which matches of the most weight fit into `room` characters; of equals the first, or the last. */
function richest(starts: readonly number[], matches: readonly Match[], room: number, isLast: boolean) {
  let best = {from: starts[0] ?? 0, weight: 0};
  for (const from of starts) {
    const weight = weightWithin(matches, from, from + room);
    if (weight > best.weight || (isLast && weight > 0 && weight === best.weight)) {
      best = {from, weight};
    }
  }
  return best;
}

/** Share of the best excerpt's weight that one from the beginning of a sentence needs to be taken instead. */
const FROM_SENTENCE = 0.7;

/** The beginning of a sentence: a capital or digit, and at least four words; no code and no cell of a table. */
const SENTENCE = /^[("'“‘«¿¡]*[\p{Lu}\p{N}][^{}<>=]*?(?:\s+["'“‘«(]*[\p{L}\p{N}][^\s{}<>=]*){3}/u;

/** The sentences of a text; all of its pieces where none is a sentence. */
function sentencesOf(text: string): readonly Range[] {
  const pieces = piecesOf(text);
  const sentences = pieces.filter(([start, length]) => SENTENCE.test(text.slice(start, start + length)));
  return sentences.length > 0 ? sentences : pieces;
}

/**
 * Start of the excerpt: at a sentence that shows enough, or where the text that shows more is code or a cell; at the
 * cell when no sentence shows a match; else at a word, a third of the room before the first match.
 */
function beginningOf(text: string, matches: readonly Match[], room: number): number {
  const anywhere = richest(
    matches.map(({range: [start]}) => start),
    matches,
    room,
    false,
  );
  const sentences = sentencesOf(text);
  const sentence = richest(
    sentences.map(([start]) => start),
    matches,
    room,
    true,
  );
  const isCut = anywhere.weight === 0 && matches.length > 0;
  const isWithin = sentences.some(
    ([start, length]) => anywhere.from >= start && anywhere.from < start + length,
  );
  const isEnough = sentence.weight >= FROM_SENTENCE * anywhere.weight && !isCut;
  if (isEnough || (!isWithin && sentence.weight > 0)) {
    return sentence.from;
  }
  const length = matches.find(({range: [start]}) => start === anywhere.from)?.range[1] ?? 0;
  const before = Math.max(0, anywhere.from - Math.floor(Math.max(room - length, 0) / 3));
  const from = Math.max(0, Math.min(before, text.length - room));
  const places = [
    isWithin ? -1 : (piecesOf(text).findLast(([start]) => start <= anywhere.from)?.[0] ?? 0),
    from && text.indexOf(' ', from - 1) + 1,
    // The word of the match is longer than that, as addresses are.
    text.lastIndexOf(' ', anywhere.from) + 1,
  ];
  const isShown = (place: number) => place <= anywhere.from && anywhere.from + length <= place + room;
  return places.find((place) => place >= 0 && isShown(place)) ?? anywhere.from;
}

/** End of the excerpt: the last space in the room, unless that would cut off a match (`last`: the end of the last). */
function endOf(text: string, from: number, room: number, last: number): number {
  const to = Math.min(text.length, from + room);
  if (to === text.length) {
    return to;
  }
  const space = text.lastIndexOf(' ', to);
  return space >= last && space > from ? space : to;
}

/** True where a piece of the text begins: an excerpt from there needs no ellipsis before it. */
const isBeginning = (text: string, from: number): boolean =>
  from === 0 || piecesOf(text).some(([start]) => start === from);

/**
 * The excerpt of a text with the most weight of matches, from the beginning of a sentence where that shows enough.
 *
 * @param limit characters at most, ellipses included
 * @param focus index in the text at which the excerpt has to begin, when that is known
 * @returns the excerpt, split at its matches; cut between words where possible
 */
export function excerpt(text: string, matches: readonly Match[], limit: number, focus?: number): Part[] {
  const ranges = withoutOverlaps(matches.map(({range}) => range));
  if (text.length <= limit) {
    return toParts(text, ranges);
  }
  const room = limit - 2 * ELLIPSIS.length;
  let from = focus ?? beginningOf(text, matches, room);
  const last = Math.max(
    from,
    ...ranges.map(([start, length]) => start + length).filter((end) => end <= from + room),
  );
  let to = endOf(text, from, room, last);
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
  const shown = text.slice(from, to);
  return [
    ...(isBeginning(text, from) ? [] : [{text: ELLIPSIS, isMatch: false}]),
    ...toParts(shown, inside),
    // A sentence that ends here is whole: “.…” would be a mistake to look at.
    ...(to < text.length && !/[.!?]$/.test(shown) ? [{text: ELLIPSIS, isMatch: false}] : []),
  ];
}
