import {whenIdle} from './whenIdle';

/**
 * The implicit ARIA role of an element of a table (HTML Accessibility API Mappings,
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
 * Sets the implicit roles of tables that become cards on a phone explicitly
 * (src/css/tables.css): with another `display`, some browsers drop them. A script
 * does it, because validators reject these roles in the HTML of a table
 * (https://www.w3.org/TR/html-aria/). One table at a time, while the browser is
 * idle: a page may have a thousand cells.
 * @param root the element or document with the tables
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
