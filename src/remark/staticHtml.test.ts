import type {Root} from 'hast';
import {h} from 'hastscript';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {literalProps} from './literals';
import staticHtml from './staticHtml';

/** What becomes of an element: its name and its props. */
function rendered(element: ReturnType<typeof h>) {
  const tree: Root = {type: 'root', children: [element]};
  const node = unified().use(staticHtml).runSync(tree).children[0] as unknown as MdxJsxFlowElement;
  return {type: node.type, name: node.name, props: node.attributes ? literalProps(node) : {}};
}

it('makes a table one string, without line feeds between its cells', () => {
  const table = h('table', {className: ['a', 'b'], ariaLabel: 'Label'}, [
    '\n',
    h('tr', ['\n', h('td', {colSpan: 2}, ['<', h('code', 'x')])]),
  ]);
  expect(rendered(table)).toEqual({
    type: 'mdxJsxFlowElement',
    name: 'table',
    props: {
      className: 'a b',
      'aria-label': 'Label',
      dangerouslySetInnerHTML: `{${JSON.stringify({__html: '<tr><td colspan="2">&#x3C;<code>x</code>'})}}`,
    },
  });
});

it('renders code with elements in it as code, and not as a block of the theme', () => {
  const tree: Root = {
    type: 'root',
    children: [h('p', [h('code', ['a ', h('span', '--b')]), h('code', 'c')])],
  };
  const [paragraph] = unified().use(staticHtml).runSync(tree).children;
  expect(paragraph).toMatchObject({
    children: [{name: 'code', data: {_mdxExplicitJsx: true}}, {tagName: 'code'}],
  });
});

it.each([
  ['a link, which leads on without a reload', h('a', {href: '/x'}, 'x')],
  ['an address, which the check of links has to know', h('b', {id: 'x'}, 'x')],
  ['a heading, which the table of contents follows', h('h3', 'x')],
])('leaves a table with %s', (_, content) => {
  expect(rendered(h('table', h('td', content))).type).toBe('element');
  expect(rendered(h('table', h('td', content))).name).toBeUndefined();
});

it('leaves text and lists to the components that render them', () => {
  expect(rendered(h('ul', h('li', 'x'))).type).toBe('element');
  expect(rendered(h('p', h('strong', 'x'))).type).toBe('element');
});

it('finds the tables inside what it leaves', () => {
  const tree: Root = {type: 'root', children: [h('div', [h('a', 'x'), h('table', h('tr', h('td', 'y')))])]};
  unified().use(staticHtml).runSync(tree);
  expect(JSON.stringify(tree)).toContain('<tr><td>y');
});
