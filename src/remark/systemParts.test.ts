import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {expect, it} from 'vitest';
import {afterSteps} from '../../tests/support/mdx';
import {literalProps} from './literals';
import systemParts from './systemParts';

const run = (mdx: string) => afterSteps(mdx, [systemParts]);

/** Place and props of what finds the reader's system. */
function systemIn(mdx: string) {
  const {children} = run(mdx);
  const place = children.findIndex((node) => node.type === 'mdxJsxFlowElement' && node.name === 'System');
  return place < 0 ? undefined : {place, ...literalProps(children[place] as MdxJsxFlowElement)};
}

const item = (value: string) => `<TabItem value="${value}">\n\ntext\n\n</TabItem>`;
const tabs = (...values: string[]) => `<Tabs groupId="os">\n${values.map(item).join('\n')}\n</Tabs>`;

it.each(['Text.', '<Keys combo="Enter" />', '<Tabs groupId="shell">\n</Tabs>'])(
  'adds nothing to a page of %s',
  (mdx) => {
    expect(systemIn(`${mdx}\n\n## A\n`)).toBeUndefined();
  },
);

it('stands at the end of the opening, with a choice for shortcuts', () => {
  expect(systemIn('One.\n\nTwo.\n\n## A\n\n- <Keys combo="Ctrl+A" mac="Cmd+A" />\n')).toEqual({
    place: 2,
    choice: true,
  });
});

it('stands before a shortcut of the opening', () => {
  expect(systemIn('One.\n\nTwo: <Keys combo="Ctrl+A" mac="Cmd+A" />.\n\n## A\n')?.place).toBe(1);
});

it('leaves the choice to tabs where they are all there is', () => {
  const mdx = `One.\n\n## A\n\n${tabs('windows', 'macos', 'linux')}\n`;
  expect(systemIn(mdx)).toEqual({place: 1});
  expect(literalProps(run(mdx).children[3] as MdxJsxFlowElement).className).toBe('os-tabs');
});

it('stops the build at tabs that lack a system, or have another order', () => {
  expect(() => run(tabs('windows', 'macos'))).toThrow(
    '<Tabs groupId="os"> of windows, macos; allowed: windows, macos, linux',
  );
  expect(() => run(tabs('macos', 'windows', 'linux'))).toThrow('allowed: windows, macos, linux');
});
