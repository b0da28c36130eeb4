// @vitest-environment node
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import plainCorners from './tableCorners';

it('makes an empty head a plain cell, and leaves the others', () => {
  const table = h(null, [h('table', h('tr', [h('th', {scope: 'col'}), h('th', {scope: 'col'}, 'Mode')]))]);
  expect(toHtml(unified().use(plainCorners).runSync(table))).toBe(
    '<table><tr><td></td><th scope="col">Mode</th></tr></table>',
  );
});
