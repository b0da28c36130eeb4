import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import type {Element} from 'hast';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import renderCode from './highlightCode';

const rendered = (element: Element) =>
  toHtml(
    unified()
      .use(renderCode)
      .runSync({type: 'root', children: [element]}),
  );

it.each([
  ['read_file', undefined],
  ['git commit --allow-empty', undefined],
  ['git commit --allow-empty -m "start"', 'command'],
  ['list_code_definition_names', 'long'],
  ['terminal.integrated.shellIntegration.enabled', 'long longest'],
])('%s is marked %s', (text, mark) => {
  const code = mark ? `<code class="${mark}">` : '<code>';
  expect(rendered(h('p', [h('a', h('code', text))]))).toContain(`<p><a>${code}`);
});

it('keeps the words of a command whole that have hyphens', () => {
  expect(rendered(h('code', 'git commit --allow-empty -m "start"'))).toBe(
    '<code class="command">git commit <span>--allow-empty</span> <span>-m</span> "start"</code>',
  );
  // In a table of a phone a short one breaks too.
  expect(rendered(h('code', 'ruff check --fix'))).toBe('<code>ruff check <span>--fix</span></code>');
  expect(rendered(h('code', `cd ${'a-long-path/'.repeat(3)}`))).not.toContain('<span>');
});
