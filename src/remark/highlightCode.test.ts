import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import remarkRehype from 'remark-rehype';
import {describe, expect, it} from 'vitest';
import {afterSteps} from '../../tests/support/mdx';
import codeLines from './codeLines';
import renderCode, {codeHtml} from './highlightCode';
import {literalProps} from './literals';

const textIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

describe('codeHtml', () => {
  it.each([
    ['json', true, '{\n  "a": [1, true, "<b> & </b>"]\n}'],
    ['diff', true, '-old\n+new\n same\n'],
    // Known, though the renderer does not bring them.
    ['bash', true, 'cd app && npm test # all\n\n\necho "$HOME"'],
    ['powershell', true, 'Get-Item `\n  C:\\ | Select-Object Name'],
    ['gherkin', true, 'Feature: a\n  Scenario: b'],
    ['ini', true, 'a=1'],
    ['toml', true, 'a = "1"'],
    ['http', true, 'GET / HTTP/1.1'],
    ['nothing-known', false, 'a < b\n\tc'],
    ['text', false, ''],
  ])('keeps the text of %s to the letter, and renders its tokens: %s', (language, isKnown, code) => {
    const html = codeHtml(code, language);
    expect(textIn(html)).toBe(code);
    expect(html.split('\n')).toHaveLength(code.split('\n').length);
    expect(html.includes('<span class="code-')).toBe(isKnown);
  });

  it('gives each kind of token its class', () => {
    const html = codeHtml('const a = "x"; // y', 'ts');
    expect(html).toContain('<span class="code-keyword">const</span>');
    expect(html).toContain('<span class="code-string">"x"</span>');
    expect(html).toContain('<span class="code-comment">// y</span>');
  });

  it('gives an empty line a height', () => {
    expect(codeHtml('a\n\nb', 'text').split('\n')[1]).toBe('<span class="token-line"><br></span>');
  });
});

it('highlightCode hands a sample over as one string, with its language and the classes of its lines', () => {
  const {children} = afterSteps('```bash\nls <a>\n```\n', [codeLines, remarkRehype, renderCode]);
  const block = children[0] as MdxJsxFlowElement;
  expect(block.name).toBe('CodeBlock');
  expect(literalProps(block)).toEqual({
    language: 'bash',
    html: '<span class="token-line code-command"><span class="code-name">ls</span> <span class="code-punctuation">&lt;</span>a<span class="code-punctuation">></span></span>',
  });
});
