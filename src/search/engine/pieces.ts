/** The pieces of a text: sentences, cells of a table, items of a list. */

/** A range of a text, in UTF-16 units. */
export type Range = readonly [start: number, length: number];

/** The separator that the indexed text has between the cells of a table and the items of a list. */
export const SEPARATOR = ' · ';

/** The end of a piece: the end of a sentence with the space after it, or a separator. */
const ENDS = new RegExp(`[.!?…][)\\]"'”’»]*\\s+(?=\\P{Ll})|${SEPARATOR}`, 'gu');

/** The pieces of a text, without the spaces and separators between them. */
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
