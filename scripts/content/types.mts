import type {Literal} from '../../src/remark/literals.ts';
import type {Locale} from '../../src/config/locales.ts';
import type {Finding} from './finding.mts';

/** Something that stands at a place of a page. */
export interface Placed {
  line: number;
  /** Id of the heading above it, `''` before the first; of a heading its own. */
  section: string;
}

/** Code in a fence: `meta` follows the language, `source` is what was typed, `value` has its tokens filled. */
export type CodeBlock = Placed & {lang: string; meta: string; value: string; source: string};

export type ComponentUse = Placed & {name: string; props: Record<string, Literal>};

/**
 * A label of the interface: the text of `<UI>`, or a prop of a drawn control. `block` is where its paragraph, cell or
 * drawing begins, so that two languages can be compared piece by piece.
 */
export type LabelUse = Placed & {
  component: 'UI' | 'MockButtons' | 'MockField' | 'MockList' | 'MockTool';
  text: string;
  block: number;
};

/** Part of a text that is read: the author's own words, or a hole where code or a label stands. */
export interface Piece {
  text: string;
  line: number;
}

/** One page in one language, taken apart. */
export interface Page {
  /** Path below the folder of its language, without the extension. */
  id: string;
  locale: Locale;
  file: string;
  /** Source of the page, tokens not filled. */
  raw: string;
  /** Values, tokens filled, with their lines. */
  frontMatter: Map<string, {value: unknown; line: number}>;
  /** Their ids as written in `{#id}`. */
  headings: (Placed & {level: number; id: string | undefined; text: string})[];
  code: CodeBlock[];
  links: (Placed & {url: string; kind: 'link' | 'picture'})[];
  callouts: (Placed & {kind: string})[];
  components: ComponentUse[];
  /** Number of cells of each row, the head first. */
  tables: (Placed & {rows: number[]})[];
  /** The addresses that rows have from the `<Row>` at their beginning. */
  rows: (Placed & {id: string})[];
  labels: LabelUse[];
  /** Running text: paragraphs, headings, cells, values of the front matter and props that are texts. */
  texts: Piece[][];
  /** False when the page could not be taken apart: then nothing but the one problem is filled. */
  parsed: boolean;
  /** Errors that stopped the parser, and parts that are never allowed in a page. */
  problems: Finding[];
}

/** A row of the lists of interface labels. */
export type Label = Record<Locale, string>;

/** All that the checks look at. */
export interface Site {
  /** Its folder: pictures and questions are looked for there. */
  root: string;
  pages: Page[];
  /** Findings for files and folders among the pages that look like a page and are none. */
  strays: Finding[];
  /** Every document that may exist. */
  known: readonly string[];
  labels: readonly Label[];
  /** Words of the product that have a token. */
  product: {name: string; slug: string; docsUrl: string};
  tokens: Record<Locale, Record<string, string>>;
}
