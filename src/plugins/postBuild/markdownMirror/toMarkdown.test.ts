import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {toMarkdown} from './toMarkdown';

/** The text of an article, without the line feed at its end. */
const text = (article: string, locale: 'en' | 'pt-BR' = 'en') =>
  toMarkdown(load(`<!doctype html><main><div class="theme-doc-markdown markdown">${article}</div></main>`), {
    locale,
    link: (href) => `https://docs.example.com${href}`,
  }).trim();

it.each([
  [
    'keeps headings, words, labels and links, and drops what the theme adds',
    '<header><h1>Modes</h1></header><h2 id="on">Turn on<a class="hash-link" href="#on">​</a></h2><p>Select <b class="ui-label"><span>Save</span><span lang="pt-BR" hidden>Salvar</span></b> in <a href="/faq">the FAQ</a><!-- -->.</p>',
    '# Modes\n\n## Turn on {#on}\n\nSelect **Save** in [the FAQ](https://docs.example.com/faq).',
  ],
  [
    'writes code with its language, its lines and the name of its file',
    '<div class="language-json theme-code-block"><div class="codeBlockTitle">a.json</div><button>Copy</button><pre><code><span class="token-line">{</span>\n<span class="token-line"><br></span>\n<span class="token-line">  "a": <span class="code-number">1</span></span>\n<span class="token-line">}</span></code></pre></div>',
    '**a.json**\n\n```json\n{\n\n  "a": 1\n}\n```',
  ],
  ['keeps a space at the end of code', '<p>With <code>git </code> the rest</p>', 'With `git ` the rest'],
  [
    'writes tabs one after the other, each under its label, the hidden ones too',
    '<div class="tabs-container"><ul role="tablist"><li role="tab">Windows</li><li role="tab">macOS</li></ul><div><div role="tabpanel"><p class="tab-label" data-search-ignore="true"><strong>Windows</strong></p><p>One.</p></div><div role="tabpanel" hidden><p>Two.</p></div></div></div>',
    '**Windows**\n\nOne.\n\n**macOS**\n\nTwo.',
  ],
  [
    'writes a callout as a quotation under its title',
    '<div class="theme-admonition theme-admonition-tip"><div><span><svg></svg></span>Do it</div><div><p>Now.</p></div></div>',
    '> **Do it**\n>\n> Now.',
  ],
  [
    'writes the note above an older translation with its link',
    '<aside class="theme-admonition" data-search-ignore=""><p>Old. <a href="/faq">New</a></p></aside>',
    '> Old. [New](https://docs.example.com/faq)',
  ],
  [
    'keeps a row of a table on its line',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><th scope="row">x | y</th><td><ul><li>One</li><li><code>Two</code></li></ul></td></tr></tbody></table>',
    '| A | B |\n| - | - |\n| x \\| y | One · `Two` |',
  ],
  [
    'leaves out what is operated, and keeps the word that a button explains',
    '<fieldset><legend>Your system</legend></fieldset><form><input></form><p>A <button class="term" popovertarget="t">squad</button><span id="t" popover="auto">A group.</span>.</p><details><summary>More</summary><p>Text.</p></details>',
    'A squad.\n\n**More**\n\nText.',
  ],
])('%s', (_, article, markdown) => {
  expect(text(article)).toBe(markdown);
});

it('puts the sentence of a picture in its place', () => {
  const figure =
    '<figure><div role="group" aria-label="A window." data-search-ignore="true"><p>Words</p></div><figcaption>The window</figcaption></figure>';
  expect(text(figure)).toBe('*Picture: A window.*\n\nThe window');
  expect(text(figure, 'pt-BR')).toContain('*Imagem: A window.*');
  expect(text('<p>a <svg aria-hidden="true"></svg><svg role="img" aria-label="A curve"></svg></p>')).toBe(
    'a *Picture: A curve*',
  );
});

it('refuses a document without an article', () => {
  expect(() => toMarkdown(load('<p>x</p>'), {locale: 'en', link: (href) => href})).toThrow(
    'no element with the class theme-doc-markdown',
  );
});
