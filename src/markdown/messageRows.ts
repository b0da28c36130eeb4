import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Element, Nodes, Root} from 'hast';
import {h} from 'hastscript';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {docsFolder} from '../config/locales';
import {placeOf} from './places';
import {textOf} from './text';

/** The page whose tables list messages, and how the first column of such a table is called. */
const PAGE = 'troubleshooting/introduction.mdx';
const messageHead = {en: 'Message', 'pt-BR': 'Mensagem'} as const;

const linkLabels = {en: 'Direct link to the message', 'pt-BR': 'Link direto para a mensagem'} as const;

const isElement = (node: Nodes): node is Element => node.type === 'element';
const elementsIn = ({children}: Element): Element[] => children.filter(isElement);

/** Characters of an address. */
const LONGEST = 48;

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');

/**
 * The addresses of the rows, table by table, from the English page: the first message in quotes, or
 * the section and the number of the row. Names of the product stand there as tokens.
 */
function addressesIn(source: string): string[][] {
  const tables: string[][] = [];
  const taken = new Set<string>();
  let section = '';
  let rows: string[] | undefined;
  for (const line of source.split('\n')) {
    section = /^#{2,4} .*\{#([\w-]+)\}$/.exec(line)?.[1] ?? section;
    const [, cell] = /^\| (.*?) (?<!\\)\|/.exec(line) ?? [];
    if (cell === undefined) {
      rows = undefined;
    } else if (cell === messageHead.en) {
      rows = [];
      tables.push(rows);
    } else if (rows && !/^-+$/.test(cell)) {
      const slug = slugOf(/`([^`]+)`/.exec(cell)?.[1] ?? '');
      rows.push(slug && !taken.has(slug) ? `m-${slug}` : `${section}-${rows.length + 1}`);
      taken.add(slug);
    }
  }
  return tables;
}

/**
 * Gives each row of the lists of messages an address of its own, the same in both languages, and a
 * link to copy it from. The error finder (src/components/calculators/ErrorFinder) reads its messages there.
 */
const messageRows: Plugin<[], Root> = () => (tree, file) => {
  const {page, locale} = placeOf(file.path);
  if (page !== PAGE) {
    return;
  }
  const tables = addressesIn(readFileSync(join(process.cwd(), docsFolder.en, PAGE), 'utf8'));
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'table') {
      return undefined;
    }
    const [head, ...bodies] = elementsIn(element);
    const first = head && elementsIn(head).flatMap(elementsIn)[0];
    if (!first || textOf(first) !== messageHead[locale]) {
      return SKIP;
    }
    const ids = tables.shift() ?? [];
    const rows = bodies.flatMap(elementsIn);
    if (rows.length !== ids.length) {
      file.fail(`A list of messages has ${rows.length} rows, and ${ids.length} in English.`, element);
    }
    rows.forEach((row, index) => {
      const id = ids[index];
      row.properties.id = id;
      elementsIn(row)[0]?.children.push(
        h('a', {href: `#${id}`, className: ['hash-link'], ariaLabel: linkLabels[locale]}),
      );
    });
    return SKIP;
  });
};

export default messageRows;
