import {expect, it, vi} from 'vitest';
import {setTableRoles} from './tableRoles';

it('says what the parts of a table are that becomes cards, and nothing of one that stays a table', () => {
  const table = (className: string) => `<div class="${className}"><table>
    <thead><tr><th scope="col">Setting</th><th>Default</th></tr></thead>
    <tbody>
      <tr><th scope="rowgroup" colspan="2">Requests</th></tr>
      <tr><th scope="row">Rate limit</th><td><em>5 s</em></td></tr>
    </tbody>
  </table></div>`;
  document.body.innerHTML = table('table-cards wide') + table('table-scroller');
  vi.useFakeTimers();
  setTableRoles(document);
  vi.runAllTimers();
  const said = [...document.querySelectorAll('[role]')].map((part) => `${part.localName}: ${part.role}`);
  expect(said).toEqual([
    'table: table',
    'thead: rowgroup',
    'tr: row',
    'th: columnheader',
    'th: columnheader',
    'tbody: rowgroup',
    'tr: row',
    'th: rowheader',
    'tr: row',
    'th: rowheader',
    'td: cell',
  ]);
});
