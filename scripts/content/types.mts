import type {Literal} from '../../src/markdown/literals.ts';
import type {Locale} from '../../src/config/locales.ts';

/** One thing that is wrong, and what would be right. */
export interface Finding {
  /** Path below the site folder, with `/`. */
  file: string;
  line: number;
  came: string;
  allowed: string;
  /** A second file that has part in it, such as the twin in the other language. */
  also?: string;
}

/** A value of the front matter, tokens filled, with the line it stands on. */
export interface FrontMatterValue {
  value: unknown;
  line: number;
}

export interface Heading {
  level: number;
  /** As written in `{#id}`; undefined when the heading has none. */
  id: string | undefined;
  text: string;
  line: number;
}

/** Something that stands at a place of a page. */
export interface Placed {
  line: number;
  /** Id of the heading above it, `''` before the first. */
  section: string;
}

export interface CodeBlock extends Placed {
  lang: string;
  /** What follows the language: `title="…"`. */
  meta: string;
  /** Tokens filled. */
  value: string;
  /** As typed, without the indentation of the fence. */
  source: string;
}

/** A formula on lines of its own, or a letter in a sentence or a cell. */
export interface Formula extends Placed {
  tex: string;
}

export interface PageLink extends Placed {
  url: string;
  kind: 'link' | 'picture';
}

interface Callout extends Placed {
  kind: string;
}

/** What a JSX attribute may hold in a page: literals, lists and objects of them. */
export type PropValue = Literal;

export interface ComponentUse extends Placed {
  name: string;
  props: Record<string, PropValue>;
}

interface Table extends Placed {
  /** Number of cells of each row, the head first. */
  rows: number[];
}

/** A label of the interface: the text of `<UI>`, or a prop of a drawn control. */
export interface LabelUse extends Placed {
  component: 'UI' | 'MockButtons' | 'MockField' | 'MockNav' | 'MockTool';
  text: string;
  /** Number of the paragraph, cell or drawing, so that two languages can be compared piece by piece. */
  block: number;
}

/** Part of a running text. Only `plain` is the author's own wording. */
export interface Segment {
  kind: 'plain' | 'code' | 'label';
  text: string;
  line: number;
}

/**
 * Where a text stands. `opening` is above the first heading, `item` in a list,
 * `step` in `<Steps>`, `head` and `cell` in a table; a callout's title is a `heading`. `letter` is in the
 * table that explains the letters of formulas.
 */
export type Place =
  | 'opening'
  | 'paragraph'
  | 'item'
  | 'step'
  | 'callout'
  | 'card'
  | 'drawing'
  | 'letter'
  | 'head'
  | 'cell'
  | 'heading'
  | 'prop'
  | 'front matter';

/** A paragraph, a heading, a cell, a value of the front matter or a prop that is read as text. */
export interface Prose extends Placed {
  place: Place;
  segments: Segment[];
  /** Of a cell: the text at the head of its column, and the number of that column, from 0. */
  head?: string;
  column?: number;
}

/** One page in one language, taken apart. */
export interface Page {
  /** Path below the folder of its language, without the extension. */
  id: string;
  locale: Locale;
  file: string;
  /** As typed, tokens included. */
  raw: string;
  frontMatter: ReadonlyMap<string, FrontMatterValue>;
  headings: Heading[];
  code: CodeBlock[];
  formulas: Formula[];
  links: PageLink[];
  callouts: Callout[];
  components: ComponentUse[];
  tables: Table[];
  labels: LabelUse[];
  prose: Prose[];
  /** False when the parser gave up: then nothing but `problems` is filled. */
  parsed: boolean;
  /** What stopped the parser, and what is never allowed in a page. */
  problems: Finding[];
}

/** A row of the lists of interface labels. */
export type Label = Record<Locale, string>;

/** All that the checks look at. Nothing is read from disk after this is made. */
export interface Site {
  pages: Page[];
  /** Every document that may exist. */
  known: readonly string[];
  labels: readonly Label[];
  /** Components that a page may use. */
  components: readonly string[];
  /** Words of the product that have a token. */
  product: {name: string; slug: string; docsUrl: string};
  tokens: Record<Locale, Record<string, string>>;
}
