/** Writes a page in a pseudo-language: its words, and neither code, ids, links nor names of components. */
import type {Node, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {isMap, isScalar, isSeq, parseDocument, type ParsedNode} from 'yaml';
import {isJsxElement, type JsxElement} from '../../src/markdown/literals.ts';
import {parseSource} from '../../src/markdown/parse.ts';
import {framed, pseudo, type Style} from './pseudo.mts';

/** Props that hold words, in strings or in lists of them; `label` is also a key of an item. */
const wordProps = new Set([
  'approve',
  'bottom',
  'buttons',
  'caption',
  'danger',
  'detail',
  'items',
  'label',
  'loop',
  'mode',
  'name',
  'note',
  'plain',
  'primary',
  'profile',
  'secondary',
  'selected',
  'spoken',
  'status',
  'title',
  'top',
  'unit',
]);

/** Of a `value`, only what stands in a drawn field is words: elsewhere it is a name in the address or an amount. */
const wordValues = new Set(['MockField', 'MockInput']);

/** Where these props hold names of data. */
const namesIn: Readonly<Record<string, string>> = {StateTable: 'items'};

/** Keys of the front matter whose values are words. */
const wordKeys = ['title', 'description', 'sidebar_label', 'keywords', 'questions'];

/** A change of the source: what stands from one place to another becomes something else. */
interface Change {
  start: number;
  end: number;
  text: string;
}

/** Places of the page by line and column: headings lose their ids before they are parsed, so offsets don't hold. */
function placesIn(source: string): (point: {line: number; column: number}) => number {
  const starts = [0];
  for (const {index} of source.matchAll(/\n/g)) {
    starts.push(index + 1);
  }
  return ({line, column}) => (starts[line - 1] ?? 0) + column - 1;
}

/**
 * The words of an attribute, which stands in the source as `name="words"` or `name={['words']}`.
 *
 * @param isDrawn in drawn windows, ticks are round the words of other programs, which have languages, too
 */
function attributeText(source: string, isList: boolean, isDrawn: boolean, style: Style): string {
  const start = source.indexOf('=') + 1;
  const value = source.slice(start);
  const write = (text: string) =>
    isDrawn
      ? text
          .split('`')
          .map((part) => pseudo(part, style))
          .join('`')
      : pseudo(text, style);
  return source.slice(0, start) + (isList ? value.replace(/'(?:[^'\\]|\\.)*'/g, write) : write(value));
}

const isOfWindow = ({name}: JsxElement): boolean => name?.startsWith('Mock') ?? false;

const isWords = ({name}: JsxElement, prop: string): boolean =>
  prop === 'value' ? wordValues.has(name ?? '') : wordProps.has(prop) && namesIn[name ?? ''] !== prop;

/** Writes every text of a front matter's value. */
function writeValue(node: ParsedNode | null, write: (text: string) => string): void {
  if (isScalar(node) && typeof node.value === 'string') {
    node.value = write(node.value);
  } else if (isSeq<ParsedNode>(node)) {
    node.items.forEach((item) => writeValue(item, write));
  } else if (isMap<ParsedNode, ParsedNode | null>(node)) {
    node.items.forEach(({value}) => writeValue(value, write));
  }
}

/** The front matter in the pseudo-language; titles are framed. A page is no translation of a certain day. */
function frontMatterText(yaml: string, style: Style): string {
  const document = parseDocument(yaml);
  for (const key of wordKeys) {
    const write = /title|label/.test(key) ? framed : pseudo;
    writeValue((document.get(key, true) as ParsedNode | undefined) ?? null, (text) => write(text, style));
  }
  document.delete('source');
  return document.toString({lineWidth: 0});
}

/**
 * Writes a page in a pseudo-language.
 *
 * @param source of the English page
 * @returns the page with the same headings, ids, links, code and components
 * @throws what remark-mdx says of MDX that does not parse
 */
export function pseudoPage(source: string, style: Style): string {
  const {root} = parseSource(source);
  const at = placesIn(source);
  const changes: Change[] = [];
  const change = (node: Node, write: (text: string) => string) => {
    if (node.position) {
      const [start, end] = [at(node.position.start), at(node.position.end)];
      changes.push({start, end, text: write(source.slice(start, end))});
    }
  };
  visit(root, (node: Nodes) => {
    if (node.type === 'text') {
      change(node, (text) => pseudo(text, style));
    } else if (node.type === 'image') {
      change(node, (text) => text.replace(/^!\[[^\]]*\]/, (alt) => pseudo(alt, style)));
    } else if (node.type === 'yaml') {
      change(node, () => `---\n${frontMatterText(node.value, style)}---`);
    } else if (isJsxElement(node)) {
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && isWords(node, attribute.name)) {
          change(attribute, (text) =>
            attributeText(text, typeof attribute.value === 'object', isOfWindow(node), style),
          );
        }
      }
    }
  });
  return changes
    .sort((a, b) => b.start - a.start)
    .reduce((text, {start, end, text: written}) => text.slice(0, start) + written + text.slice(end), source);
}
