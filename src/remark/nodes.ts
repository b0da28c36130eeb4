/**
 * The Markdown nodes (mdast) that elements are rendered with. What Markdown has no word for, a list of definitions or a
 * classed span, is a node of its own whose `data.hName` says which element it becomes (mdast-util-to-hast).
 */
import type {Element, ElementContent, Properties as ElementProperties} from 'hast';
import type {
  Data,
  Link,
  List,
  Node,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
  TableRow,
} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Locale} from '../config/locales';
import {fillTokens, tokensFor} from '../config/tokens';
import type {Localized} from '../data/localized';
import type {Page} from '../config/routes';

/** Attributes of the element that a node becomes, by their DOM names: `className`, `id`, `scope`. */
export type Properties = Record<string, string | number | boolean | string[]>;

interface ElementData extends Data {
  hName?: string;
  hProperties?: Properties | ElementProperties;
}

/** A stretch of text with a class, for the style sheet alone. */
export interface Span extends Node {
  type: 'span';
  children: PhrasingContent[];
  data: ElementData;
}

/** A list of definitions: `dl` with its `dt` and `dd`. */
export interface DefList extends Node {
  type: 'defList';
  children: DefItem[];
  data: ElementData;
}

interface DefItem extends Node {
  type: 'defListTerm' | 'defListDescription';
  children: PhrasingContent[];
  data: ElementData;
}

/** An element that Markdown has no word for, with Markdown in it. */
export interface Box extends Node {
  type: 'box';
  children: RootContent[];
  data: ElementData;
}

/** Elements without any Markdown, such as a picture. */
export interface Drawing extends Node {
  type: 'drawing';
  data: ElementData & {hChildren: ElementContent[]};
}

declare module 'mdast' {
  interface LinkData {
    /** It leads to the page that explains what it names, so that page itself does not need it. */
    isHome?: boolean;
  }
  interface PhrasingContentMap {
    drawing: Drawing;
    span: Span;
  }
  interface RootContentMap {
    box: Box;
    drawing: Drawing;
    span: Span;
    defList: DefList;
    defListTerm: DefItem;
    defListDescription: DefItem;
  }
}

/** Content of a cell or a paragraph. A string is plain text; a list stands in a cell alone. */
export type Content = string | PhrasingContent | List | readonly Content[];

const isList = (value: unknown): value is readonly Content[] => Array.isArray(value);

/** Flattens content into the children of a node. */
export function inline(content: Content): PhrasingContent[] {
  if (isList(content)) {
    return content.flatMap(inline);
  }
  if (typeof content === 'string') {
    return content === '' ? [] : [{type: 'text', value: content}];
  }
  // A list in a cell is beyond Markdown, and well in HTML.
  return [content as PhrasingContent];
}

/** A piece of code in a sentence. It is taken as it is: a backtick or a brace in it means nothing. */
export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

/** Words that stand out from those around them. */
export const strong = (content: Content): PhrasingContent => ({type: 'strong', children: inline(content)});

/** A component of the site that takes nothing, on a line of its own. */
export const jsx = (name: string): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children: [],
});

/** A label of the interface: `<UI>Save</UI>`. */
export const ui = (content: Content): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'UI',
  attributes: [],
  children: inline(content),
});

/** Text with a class; `hidden` keeps a sign from being read aloud. */
export const span = (className: string, content: Content, hidden = false): Span => ({
  type: 'span',
  children: inline(content),
  data: {
    hName: 'span',
    hProperties: {className: [className], ...(hidden && {ariaHidden: 'true'})},
  },
});

/** A link to a document of the site, which Docusaurus resolves, checks and localizes like an author's. */
export const pageLink = (page: Page, content: Content, id?: string): Link => ({
  type: 'link',
  url: `/${page}${id === undefined ? '' : `#${id}`}`,
  children: inline(content),
});

/** A link to an address as it stands: of another site, or in full. `pageLink` leads to a document of this one. */
export const link = (url: string, content: Content): Link => ({type: 'link', url, children: inline(content)});

/** One paragraph, with attributes of its `p`, if any. */
export const paragraph = (content: Content, properties?: Properties): Paragraph => ({
  type: 'paragraph',
  children: inline(content),
  ...(properties && {data: {hProperties: properties} as Data}),
});

/** An unordered list of one-line items. */
export const list = (items: readonly Content[], properties?: Properties): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({type: 'listItem', spread: false, children: [paragraph(item)]})),
  ...(properties && {data: {hProperties: properties} as Data}),
});

/** Contents of a list, parted: `a, b, c`. */
export const joined = (parts: readonly Content[], separator = ', '): Content =>
  parts.map((part, index) => (index === 0 ? part : [separator, part]));

/** An element that Markdown has no word for, such as `div` or `details`, by name and attributes, with Markdown in it. */
export const box = (hName: string, hProperties: Properties, content: RootContent[]): Box => ({
  type: 'box',
  children: content,
  data: {hName, hProperties},
});

/** A drawing, as part of a page or of a sentence. */
export const drawing = ({tagName, properties, children: hChildren}: Element): Drawing => ({
  type: 'drawing',
  data: {hName: tagName, hProperties: properties, hChildren},
});

/** Names with what is said of them: the box at the top of a reference page. */
export const definitions = (
  items: readonly (readonly [term: Content, description: Content])[],
  className: string,
): DefList => ({
  type: 'defList',
  data: {hName: 'dl', hProperties: {className: [className]}},
  children: items.flatMap(([term, description]): DefItem[] => [
    {type: 'defListTerm', children: inline(term), data: {hName: 'dt'}},
    {type: 'defListDescription', children: inline(description), data: {hName: 'dd'}},
  ]),
});

/** Functions that give texts in one language, for the elements of a page. */
export interface LocaleContext {
  locale: Locale;
  /** The text with its tokens filled, as it is. */
  text: (text: Localized) => string;
  /** The text with its marks: `code`, **labels**, [links](/faq.mdx#top). */
  rich: (text: Localized) => PhrasingContent[];
  /** A sentence whose `{name}` places hold other content. */
  fill: (text: Localized, values: Record<string, Content>) => PhrasingContent[];
}

const parser = unified().use(remarkParse);

/** Makes bold words labels of the interface, which they are in texts of the data. */
function withLabels(node: PhrasingContent): PhrasingContent {
  if (node.type === 'strong') {
    return ui(node.children);
  }
  return node.type === 'link' ? {...node, children: node.children.map(withLabels)} : node;
}

/**
 * The phrases of a text of the data. A bold one is a label of the interface.
 *
 * @throws Error when the text is more than one paragraph
 */
export function phrases(text: string): PhrasingContent[] {
  const blocks = parser.parse(text).children;
  const [block] = blocks;
  if (blocks.length !== 1 || block?.type !== 'paragraph') {
    throw new Error(`The text "${text}" of src/data is not one paragraph of Markdown.`);
  }
  return block.children.map(withLabels);
}

/** Makes the context of a language. */
export function localeContext(locale: Locale): LocaleContext {
  const tokens = tokensFor(locale);
  const text = (value: Localized) => fillTokens(value[locale], tokens, `src/data (${value.en})`);
  return {
    locale,
    text,
    rich: (value) => phrases(text(value)),
    fill: (value, values) =>
      text(value)
        .split(/(\{\w+\})/)
        .flatMap((part) => inline(values[part.slice(1, -1)] ?? part)),
  };
}

/** A column of a table: its head, and what stands in it for a row. */
export interface Column<Row> {
  head: Content;
  cell: (row: Row, index: number) => Content;
  /** The cell names the row. */
  rowHead?: true;
}

const cell = (content: Content, data: ElementData = {}): TableCell => ({
  type: 'tableCell',
  children: inline(content),
  data: data as TableCell['data'],
});

/** A table, row by row. */
export const table = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Table => ({
  type: 'table',
  children: [
    {type: 'tableRow', children: columns.map(({head}) => cell(head, {hProperties: {scope: 'col'}}))},
    ...rows.map((row, index): TableRow => ({
      type: 'tableRow',
      children: columns.map((column) =>
        cell(
          column.cell(row, index),
          column.rowHead ? {hName: 'th', hProperties: {scope: 'row'}} : undefined,
        ),
      ),
    })),
  ],
});
