import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {readPage} from './readPage';

const documentWith = (content: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body><nav>Menu</nav><main><article>
  <nav>Breadcrumbs</nav><div class="theme-doc-markdown markdown"><header><h1>The title</h1></header>
  ${content}</div><footer class="theme-doc-footer">Edit this page</footer></article></main></body></html>`;

const read = (content: string) => readPage(load(documentWith(content)), 'page.html');

/** Text of a page without headings. */
const textOf = (content: string) => read(content).sections[0]?.text;

const heading = (level: number, id: string, text: string) =>
  `<h${level} id="${id}">${text}<a class="hash-link" href="#${id}" aria-label="Link">&ZeroWidthSpace;</a></h${level}>`;

describe('the parts of a page', () => {
  it('are its title, what its head says, and its sections with their addresses', () => {
    const head =
      '<meta name="description" content=" What it is. "><meta name="keywords" content="undo,roll back">';
    const content = `<p>Opening.</p>${heading(2, 'use-it', 'Use <code>it</code>')}<p>First.</p>
      ${heading(3, 'more', 'More')}<h4>Fourth level</h4><p>Second.</p>`;
    expect(readPage(load(documentWith(content, head)), 'page.html')).toEqual({
      title: 'The title',
      description: 'What it is.',
      keywords: 'undo,roll back',
      pointers: [],
      sections: [
        {hash: '', heading: '', text: 'Opening.', messages: []},
        {hash: '#use-it', heading: 'Use it', text: 'First.', messages: []},
        {hash: '#more', heading: 'More', text: 'Fourth level · Second.', messages: []},
      ],
    });
  });

  it('are the same however deep a heading lies', () => {
    const content = `<div><div>${heading(2, 'a', 'A')}<p>In.</p></div></div><p>Out.</p>`;
    expect(read(content).sections).toEqual([
      {hash: '', heading: '', text: '', messages: []},
      {hash: '#a', heading: 'A', text: 'In. Out.', messages: []},
    ]);
  });

  it('a message with an address in a table is one, and what follows goes on before it', () => {
    const row = (id: string, message: string) =>
      `<tr id="${id}"><td data-label="Message"><code>${message}</code><a class="hash-link" href="#${id}"></a></td>
        <td>Why.</td><td>What to do.</td></tr>`;
    const table = `<table><thead><tr><th>Message</th></tr></thead><tbody>${row('m-a', 'Not found: X')}${row('m-b', 'Gone')}
      <tr id="setting-a"><td data-label="Setting"><code>a</code></td></tr></tbody></table>`;
    const {sections} = read(`${heading(2, 'list', 'List')}<p>Before.</p>${table}<p>After.</p>`);
    expect(sections.slice(1)).toEqual([
      {hash: '#list', heading: 'List', text: 'Before. a · After.', messages: []},
      {hash: '#m-a', heading: 'Not found: X', text: 'Why. · What to do.', messages: [['Not found: X']]},
      {hash: '#m-b', heading: 'Gone', text: 'Why. · What to do.', messages: [['Gone']]},
    ]);
  });

  it('a heading without an address is text of its section', () => {
    const content = `${heading(2, 'a', 'A')}<div><h3>On a card</h3><p>Its text.</p></div>`;
    expect(read(content).sections[1]?.text).toBe('On a card · Its text.');
  });

  it('one without a text has the headings below it for one', () => {
    const content = `${heading(2, 'a', 'A')}${heading(3, 'b', 'B')}<p>Its text.</p>${heading(3, 'c', 'C')}
      ${heading(2, 'd', 'D')}${heading(2, 'e', 'E')}<p>Text.</p>`;
    const texts = read(content).sections.map(({hash, text}) => hash + text);
    expect(texts).toEqual(['', '#aB · C', '#bIts text.', '#c', '#d', '#eText.']);
  });

  it('the list of related pages is none', () => {
    const content = `${heading(2, 'related', 'Related')}<ul><li>Another page</li></ul>${heading(2, 'a', 'A')}`;
    expect(read(content).sections.map(({hash}) => hash)).toEqual(['', '#a']);
  });

  it('a message that only leads elsewhere is none, but says where', () => {
    const row = (id: string, cell: string) =>
      `<tr id="m-${id}"><td><code>${id} failed</code></td><td>${cell}</td></tr>`;
    const {sections, pointers} = read(
      `<table>${row('a', '<a href="/b#c">There</a>')}${row('b', 'See <a href="/b#c">there</a>.')}</table>`,
    );
    expect(sections.map(({hash, text}) => hash + text)).toEqual(['b failed', '#m-bSee there.']);
    expect(pointers).toEqual([{hash: '#m-a', wordings: ['a failed'], href: '/b#c'}]);
  });

  it('a page without a title is refused, by name', () => {
    expect(() => readPage(load('<html><body>Nothing</body></html>'), 'build/x.html')).toThrow(
      'build/x.html has no title',
    );
  });
});

describe('the text of a page', () => {
  it.each([
    [
      'cells of a table, also where tags are left open, without its head',
      '<table><thead><tr><th>Message<th>Cause<tbody><tr><td><code>falhou</code><td>429 This request<tr><td>ok<td></table>',
      'falhou · 429 This request · ok',
    ],
    ['a cell that ends like a sentence', '<table><tr><td>Wait.<td>Then ask</table>', 'Wait. · Then ask'],
    ['a table in a text', '<p>Choose:</p><table><tr><td>A<td>B</table><p>Done.</p>', 'Choose: A · B · Done.'],
    ['facts', '<dl><dt>A</dt><dd>B</dd><dt>C</dt><dd>30 s</dd></dl><p>More.</p>', 'A · B · C · 30 s · More.'],
    [
      'items, but not sentences',
      '<p>Two:</p><ul><li>one<li>two<ul><li>half</ul></ul><ol><li>Open it.<li>Close it.</ol>',
      'Two: one · two · half · Open it. Close it.',
    ],
    ['what opens', '<details><summary>A</summary><div><p>B</p></div></details><p>C</p>', 'A · B · C'],
    [
      'code, whose lines stay together',
      '<div><div>.env</div><div><pre><code><div><span>KEY</span><span>=</span><span>1</span><br></div><div>B=2<br></div></code></pre></div></div><p>After</p>',
      '.env · KEY=1 B=2 · After',
    ],
    ['inline elements, with nothing', '<p><kbd>Ctrl</kbd>+<kbd>K</kbd>, <b>no</b>w.</p>', 'Ctrl+K, now.'],
    ['a line break, with a space', '<p>one<br>two</p>', 'one two'],
    [
      'the words of a quoted sentence, with a space',
      '<blockquote><p>“Done.”</p></blockquote><p>Next (then this:)</p><p>last</p>',
      '“Done.” Next (then this:) last',
    ],
  ])('parts %s', (_what, content, text) => {
    expect(textOf(content)).toBe(text);
  });

  it.each([
    ['figures', '<figure><div role="group">Approve</div><figcaption>A mock-up</figcaption></figure>'],
    ['drawings', '<svg><text>42</text></svg>'],
    ['what is hidden from assistive technology', '<span aria-hidden="true">✓</span>'],
    ['what is marked', '<form data-search-ignore>Search</form>'],
    ['menus', '<nav>Next</nav>'],
    ['buttons', '<button>Copy</button>'],
    ['what stands in for scripts', '<noscript>No script</noscript>'],
    ['scripts and styles', '<style>.a{color:red}</style><script>run()</script>'],
    ['comments', '<!-- nothing -->'],
  ])('has no %s', (_what, content) => {
    expect(textOf(`<p>before</p>${content}<p>after</p>`)).toBe('before · after');
  });
});
