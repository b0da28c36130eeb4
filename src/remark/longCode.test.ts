import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import type {Root} from 'hast';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import drawCode from './highlightCode';

it.each([
  ['read_file', undefined],
  ['git commit --allow-empty', undefined],
  ['git commit --allow-empty -m "start"', 'command'],
  ['list_code_definition_names', 'long'],
  ['terminal.integrated.shellIntegration.enabled', 'long longest'],
])('%s is marked %s', (text, mark) => {
  const tree: Root = {type: 'root', children: [h('p', [h('a', h('code', text))])]};
  const code = mark ? `<code class="${mark}">` : '<code>';
  expect(toHtml(unified().use(drawCode).runSync(tree))).toContain(`<p><a>${code}`);
});

it('keeps the words of a command whole that have hyphens', () => {
  const drawn = (text: string) =>
    toHtml(
      unified()
        .use(drawCode)
        .runSync({type: 'root', children: [h('code', text)]}),
    );
  expect(drawn('git commit --allow-empty -m "start"')).toBe(
    '<code class="command">git commit <span>--allow-empty</span> <span>-m</span> "start"</code>',
  );
  expect(drawn(`cd ${'a-long-path/'.repeat(3)}`)).not.toContain('<span>');
});
