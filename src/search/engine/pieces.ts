/** The pieces of a text: sentences, cells of a table, items of a list. */

/** A stretch of text: where it begins and how long it is. */
export type Range = readonly [start: number, length: number];

/** Stands between pieces of a text that no sentence joins: the cells of a table, the items of a list. */
export const SEPARATOR = ' · ';

/** Where a piece ends: at the end of a sentence, or where no sentence joins what follows. */
const ENDS = new RegExp(`[.!?…][)\\]"'”’»]*\\s+(?=\\P{Ll})|${SEPARATOR}`, 'gu');

/** The pieces of a text, without what parts them. */
export function piecesOf(text: string): Range[] {
  const pieces: Range[] = [];
  let from = 0;
  const note = (to: number) => {
    const length = text.slice(from, to).trimEnd().length;
    if (length > 0) {
      pieces.push([from, length]);
    }
  };
  for (const end of text.matchAll(ENDS)) {
    const next = end.index + end[0].length;
    note(end[0] === SEPARATOR ? end.index : next);
    from = next;
  }
  note(text.length);
  return pieces;
}
