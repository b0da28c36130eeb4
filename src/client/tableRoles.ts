import {whenIdle} from './whenIdle';

/**
 * The role that a part of a table has by itself (HTML Accessibility API Mappings,
 * https://www.w3.org/TR/html-aam-1.0/).
 */
function roleOf(part: HTMLElement): string {
  switch (part.tagName) {
    case 'TABLE':
      return 'table';
    case 'TR':
      return 'row';
    case 'TD':
      return 'cell';
    case 'TH':
      return (part as HTMLTableCellElement).scope.startsWith('row') ? 'rowheader' : 'columnheader';
    default:
      return 'rowgroup';
  }
}

/**
 * Says again what the parts of tables are that become cards on a phone
 * (src/css/tables.css): drawn so, they lose it in some browsers. Done by the
 * script, as the HTML standard allows no role in a table
 * (https://www.w3.org/TR/html-aria/), which validators hold against a page.
 * A table at a time, when the browser has nothing to do: a page may have a thousand cells.
 *
 * @param root what the tables stand in
 */
export function setTableRoles(root: ParentNode): void {
  root
    .querySelectorAll('.table-cards')
    .forEach((box) =>
      whenIdle(() =>
        box
          .querySelectorAll<HTMLElement>('table, thead, tbody, tr, th, td')
          .forEach((part) => part.setAttribute('role', roleOf(part))),
      ),
    );
}
