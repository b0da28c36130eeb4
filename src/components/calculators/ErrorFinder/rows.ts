/** The messages in the tables of a page, as the reader has it. */
import {frames, rowSelector, type CatalogEntry} from '../../../search/messages/match';

/** The rows of messages below a node, in the order of the page. */
export const rowsIn = (root: ParentNode): HTMLTableRowElement[] => [
  ...root.querySelectorAll<HTMLTableRowElement>(rowSelector),
];

/** What a row is found by: its messages, or all of its first cell where none is quoted. */
export function entryOf({id, cells}: HTMLTableRowElement): CatalogEntry {
  const [first] = cells;
  const quoted = [...(first?.querySelectorAll('code') ?? [])].map(({textContent}) => textContent);
  return {
    id,
    messages: quoted.length > 0 ? quoted : [first?.textContent ?? ''],
    isFrame: frames.includes(id),
  };
}

/** The heads of the columns of a row's table. */
export const headsOf = (row: HTMLTableRowElement): string[] =>
  [...(row.closest('table')?.tHead?.rows[0]?.cells ?? [])].map(({textContent}) => textContent);

/** A copy of what a cell holds, without its own link and without a second element of the same id. */
export function contentOf(cell: HTMLTableCellElement): Node[] {
  const copy = cell.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.hash-link').forEach((link) => link.remove());
  copy.querySelectorAll('[id]').forEach((element) => element.removeAttribute('id'));
  return [...copy.childNodes];
}
