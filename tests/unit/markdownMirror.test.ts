import {beforeEach, describe, expect, it} from 'vitest';
import {readPages} from '../../scripts/built/inspect.mts';
import {inspectMarkdownMirror} from '../../scripts/built/markdownMirror.mts';
import {emptyFolder} from '../support/folder';

const folder = emptyFolder();
const {write} = folder;

const html = `<head><link rel="alternate" type="text/markdown" href="/faq.md"></head>
<div class="theme-doc-markdown"><h1>FAQ</h1><h2>One<a class="hash-link" href="#one"></a></h2>
<p><a href="/modes">Modes</a></p><pre>x</pre>
<div data-search-ignore="true" aria-label="A window"><h3>Rendered</h3><a href="/">Link</a></div>
<table><tr><th>A</th></tr><tr><td>1</td></tr></table></div>`;

const markdown =
  '---\ntitle: FAQ\n---\n\n> All pages: https://docs.example.com/llms.txt\n\n# FAQ\n\n## One\n\n[Modes](/modes.md)\n\n```\nx\n```\n\n| A |\n| - |\n| 1 |\n';

beforeEach(() => {
  write('faq.html', html);
  write('faq.md', markdown);
  write('llms.txt', '- [FAQ](https://docs.example.com/faq.md): Answers');
  write('llms-full.txt', markdown);
});

/** What is wrong with the texts of these pages. */
function inspect(...routes: string[]): string[] {
  const pages = readPages(folder.root, '/');
  return inspectMarkdownMirror(folder.root, routes, (route) => pages.get(`/${route}`));
}

describe('inspectMarkdownMirror', () => {
  it.each([
    ['a heading', '## One\n', 'One\n', 'faq.md: 1 headings, the page has 2'],
    ['a row', '| 1 |\n', '\n1\n', 'faq.md: 1 rows, the page has 2'],
    ['code', '```\nx\n```\n', 'x\n', 'faq.md: 0 code blocks, the page has 1'],
    ['a link', '[Modes](/modes.md)', 'Modes', 'faq.md: 0 links, the page has 1'],
    ['a word', 'Modes](', '](', 'faq.md: other words than the page: -1 modes'],
    [
      'nothing but says something twice',
      '# FAQ',
      '# FAQ\n\nbash\n\n> bash',
      'faq.md: other words than the page: +2 bash',
    ],
  ])('names a text that lacks %s', (_, from, to, problem) => {
    write('faq.md', markdown.replace(from, to));
    expect(inspect('faq')).toEqual([problem]);
  });

  it('names what is missing, and what nothing leads to', () => {
    expect(inspect('faq', 'modes')).toEqual(['modes.md: missing']);
    write('llms.txt', '');
    write('faq.html', html.replace('text/markdown', 'text/plain'));
    expect(inspect('faq')).toEqual(['faq.md: its page does not name it']);
    write('llms.txt', '# Acme');
    expect(inspect('faq')).toContain('faq.md: llms.txt does not name it');
    folder.remove('llms-full.txt');
    expect(inspect('faq')).toContain('llms-full.txt: missing');
  });
});
