import * as cheerio from 'cheerio';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import type {Paragraph, Root, TableCell} from 'mdast';
import {attributesOf} from '../../tests/support/elements';
import {table as factTable} from './nodes';
import renderTables from './tableBoxes';

/** Gives headings their text as id, as Docusaurus does before our steps. */
const withIds = () => (tree: Root) => {
  for (const node of tree.children) {
    const [text] = node.type === 'heading' ? node.children : [];
    if (text?.type === 'text') {
      node.data = {hProperties: {id: text.value.toLowerCase()}};
    }
  }
};

const fromMarkdown = unified().use(remarkParse).use(remarkGfm).use(withIds);
const toHtml = unified().use(remarkRehype).use(renderTables).use(rehypeStringify);

function render(markdown: string | Root): cheerio.CheerioAPI {
  const tree = typeof markdown === 'string' ? fromMarkdown.runSync(fromMarkdown.parse(markdown)) : markdown;
  const file = {value: '', path: 'page.mdx', data: {frontMatter: {title: 'The page'}}};
  const html = toHtml.stringify(toHtml.runSync(tree as Root, file as never) as never, file as never);
  return cheerio.load(html, undefined, false);
}

/** A table of one row below its heads. */
const oneRow = (heads: string, cells: string): string =>
  `| ${heads} |\n|${' - |'.repeat(heads.split('|').length)}\n| ${cells} |\n`;

const NUMBERS = '| A | B |\n| - | - |\n| 1 | 2 |\n';
const SENTENCE = 'The assistant reads the file again before it proposes another edit.';
const kindOf = (markdown: string) => render(markdown)('table').parent().attr('class');

describe('a table that stays one', () => {
  it('has a box that takes the focus, wherever it stands', () => {
    const $ = render(`${NUMBERS}\n> quoted\n>\n${NUMBERS.replace(/^/gm, '> ')}`);
    expect($('table')).toHaveLength(2);
    expect($('.table-scroller[role=group][tabindex=0] > table')).toHaveLength(2);
    expect($('.table-scroller > table tbody td').first().text()).toBe('1');
  });

  it('has a box named by the last heading before it', () => {
    const $ = render(`## First\n\n### Second\n\n${NUMBERS}\n## Third\n\n${NUMBERS}`);
    const names = attributesOf($, '.table-scroller', 'aria-labelledby');
    expect(names).toEqual(['second', 'third']);
    names.forEach((id) => expect($(`#${id}`)).toHaveLength(1));
    expect($('.table-scroller[aria-label]')).toHaveLength(0);
  });

  it('has a box named by the title of the page where there is no heading', () => {
    const $ = render(`${NUMBERS}\n## Later`);
    expect($('.table-scroller').attr('aria-label')).toBe('The page');
    expect($('.table-scroller').attr('aria-labelledby')).toBeUndefined();
  });

  it.each([
    ['numbers', NUMBERS],
    [
      'many columns of short words',
      oneRow('Squad|Lead|Members|Linked|Level|Budget', 'Checkout|Célia Nakata|8|8 of 8|3|US$ 400.00'),
    ],
    ['a short name beside a sentence', oneRow('State|Meaning', `Draft|${SENTENCE}`)],
  ])('%s', (_, markdown) => expect(kindOf(markdown)).toMatch(/^table-scroller\b/));

  it.each([
    ['sentences beside each other', oneRow('See|Do', `${SENTENCE}|${SENTENCE}`)],
    ['a sentence among three columns', oneRow('Setting|Default|Effect', `Limit|5|${SENTENCE}`)],
    ['words too long for a phone', oneRow('Key|Model|Base', 'personal|codestral-latest|codestral.example')],
    [
      'names of rows that would leave no room',
      oneRow('LocaleContext|Put it in', `${SENTENCE} ${SENTENCE}|rules`),
    ],
  ])('but not %s', (_, markdown) => expect(kindOf(markdown)).toMatch(/^table-cards\b/));
});

describe('a table that becomes cards', () => {
  const markdown = oneRow('Setting|Default|What it *does*', `Rate limit|5 s|${SENTENCE}`);

  it('has the head of the column at each cell, and marks short ones', () => {
    const $ = render(markdown);
    const labels = attributesOf($, 'tbody td', 'data-label');
    expect(labels).toEqual(['Setting', 'Default', 'What it does']);
    expect(attributesOf($, 'tbody td', 'class')).toEqual(['no-break', 'number no-break brief', undefined]);
    const longer = render(
      oneRow('Setting|Default|What it does', `Limit|0.40, with one model 0.15|${SENTENCE}`),
    );
    expect(attributesOf(longer, 'tbody td', 'class')).toEqual(['no-break', 'brief', undefined]);
    const named = render(
      oneRow('Setting|Lead time for changes, median|What it does', `Limit|Short|${SENTENCE}`),
    );
    expect(attributesOf(named, 'tbody td', 'class')).toEqual(['no-break', 'no-break', undefined]);
    const partly = render(`${oneRow('Name|Price', 'One|5')}| All | |\n`);
    expect(attributesOf(partly, 'tbody td', 'class').filter((name) => name?.includes('number'))).toHaveLength(
      2,
    );
  });

  it('is no stop for the keyboard', () => {
    expect(render(markdown)('.table-cards').attr('tabindex')).toBeUndefined();
  });

  it('says which cells name rows and groups of rows, and leaves those of groups without a label', () => {
    const row = {name: 'Rate limit', effect: SENTENCE};
    const node = factTable<typeof row>(
      [
        {head: 'Setting', cell: ({name}) => name, rowHead: true},
        {head: 'Default', cell: () => '5 s'},
        {head: 'Effect', cell: ({effect}) => effect},
      ],
      [row],
    );
    // As authors name the rows that follow: a bold cell before empty ones.
    const [name] = (fromMarkdown.parse('**Requests**').children[0] as Paragraph).children;
    const cells = [name ? [name] : [], [], []].map(
      (children) => ({type: 'tableCell', children}) as TableCell,
    );
    node.children.splice(1, 0, {type: 'tableRow', children: cells});
    const $ = render({type: 'root', children: [node]} as Root);
    expect($('th[scope=rowgroup]').attr()).toEqual({scope: 'rowgroup', colspan: '3'});
    expect($('th[scope=row]').attr()).toEqual({scope: 'row', class: 'no-break', 'data-label': 'Setting'});
  });

  it('is wide where its columns want more room than a line of text has', () => {
    expect(kindOf(markdown)).toBe('table-cards');
    expect(kindOf(oneRow('A|B|C|D|E', `a|b|c|d|${SENTENCE}`))).toBe('table-cards wide');
    const name = 'terminal.integrated.shellIntegration.enabled';
    expect(kindOf(oneRow('Name|Default|Effect', `\`${name}\`|on|${SENTENCE} \`${name}\``))).toBe(
      'table-cards wide',
    );
  });
});
