/** Reads the sections and messages of a built page for the index. */
// cspell:ignore alttext
import type {CheerioAPI, load} from 'cheerio';
import {isMessageColumn, searchOptions} from '../../config/search';
import {lineOf} from '../messages/explainedMessages';
import {rowSelector} from '../messages/match';
import {SEPARATOR} from '../engine/pieces';

type Node = Exclude<Parameters<typeof load>[0], string | Buffer | readonly unknown[]>;

/** A part of a page, from its heading to the next one; or a message that has an address of its own in a table. */
interface PageSection {
  /** `#id`; empty for the part before the first heading. */
  readonly hash: string;
  /** Empty for the part before the first heading; for a row, its first cell. */
  readonly heading: string;
  readonly text: string;
  /** The messages that it explains, one after the other, each in its wordings. */
  readonly messages: readonly (readonly string[])[];
}

/** A row of a message that has only a link to the explanation. */
export interface Pointer {
  /** `#id` of the row. */
  readonly hash: string;
  readonly wordings: readonly string[];
  /** The link's `href` attribute. */
  readonly href: string;
}

export interface PageTexts {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Sections in order; the first is the part without a heading. */
  readonly sections: readonly PageSection[];
  readonly pointers: readonly Pointer[];
}

/** Sections of links to other pages. They are left out: a page would be found for the titles of others. */
const LINK_LISTS: ReadonlySet<string> = new Set(['#related']);

/** Inline elements. Every other element is a piece of text of its own. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo button cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Elements whose text is no part of a section: the title is a field of its own, table headers say little. */
const SKIPPED: ReadonlySet<string> = new Set(['h1', 'script', 'style', 'template', 'thead']);

/** Elements whose text never joins the next one as a sentence, even where it ends with a period. */
const CELLS: ReadonlySet<string> = new Set(['th', 'td', 'dt', 'dd']);

/** The end of a sentence, or of the words that introduce a list. */
const ENDED = /[.!?:;,…][)\]"'”’»]*$/;

/** A section while it is read. */
interface OpenSection extends Omit<PageSection, 'text' | 'messages'> {
  readonly text: ReturnType<typeof createText>;
  readonly messages: (readonly string[])[];
  /** Level of its heading, 2 or 3; ROW for a row of a table. */
  readonly level: number;
}

const ROW = 4;

const sectionOf = (hash: string, heading: string, level: number): OpenSection => ({
  hash,
  heading,
  level,
  text: createText(),
  messages: [],
});

/** Collects pieces of text, and puts a SEPARATOR after those that do not end as a sentence does. */
function createText() {
  let text = '';
  let boundary: 'none' | 'piece' | 'cell' = 'none';
  return {
    add(part: string): void {
      if (boundary === 'none') {
        text += part;
      } else if (part.trim() !== '') {
        const before = text.trim();
        const isJoined = before === '' || (boundary === 'piece' && ENDED.test(before));
        text = before + (isJoined ? ' ' : SEPARATOR) + part.trimStart();
        boundary = 'none';
      }
    },
    /** Ends a piece. */
    end(kind: 'piece' | 'cell'): void {
      boundary = boundary === 'cell' ? boundary : kind;
    },
    toString: () => text.replace(/\s+/g, ' ').trim(),
  };
}

/** The text of a section; the headings below it where it has none. */
function textOf({text, level}: OpenSection, following: readonly OpenSection[]): string {
  const own = text.toString();
  if (own !== '') {
    return own;
  }
  const end = following.findIndex((other) => other.level <= level);
  return following
    .slice(0, end < 0 ? undefined : end)
    .map(({heading}) => heading)
    .join(SEPARATOR);
}

const firstCellOf = ($: CheerioAPI, row: Node) => $(row).children('th, td').first();

/** True for a row of a list of messages, and for one with code in a column of messages. */
function isMessageRow($: CheerioAPI, row: Node): boolean {
  const first = firstCellOf($, row);
  return (
    $(row).is(rowSelector) ||
    (first.find('code').length > 0 && isMessageColumn(first.attr('data-label') ?? ''))
  );
}

/** The wordings of a row of messages: the quotes in its first cell or, where each is one word, these and all of it. */
function wordingsOf($: CheerioAPI, row: Node): readonly string[] {
  const cell = firstCellOf($, row);
  const quoted = cell
    .find('code')
    .toArray()
    .map((code) => $(code).text());
  return quoted.some((one) => /\s/.test(one)) ? quoted : [...new Set([...quoted, lineOf(cell)])];
}

/** The link of a row that has nothing but one link after its first cell. */
function leadsTo($: CheerioAPI, row: Node): string | undefined {
  const rest = $(row).children('th, td').slice(1);
  const links = rest.find('a[href^="/"], a[href^="#"]');
  return links.length === 1 && links.text().trim() === rest.text().trim() ? links.attr('href') : undefined;
}

/** Splits a text into sections at its headings and messages. */
function readSections($: CheerioAPI, nodes: readonly Node[]) {
  const sections = [sectionOf('', '', 2)];
  const pointers: Pointer[] = [];
  /** The section that is being read: the last one, or a row of it. */
  let current = sections[0] as OpenSection;

  const begin = (section: OpenSection) => {
    sections.push(section);
    current = section;
  };

  const read = (node: Node, isCode: boolean): void => {
    const {text} = current;
    if (node.nodeType === 3) {
      text.add(node.data);
      return;
    }
    if (!('children' in node) || !('name' in node) || SKIPPED.has(node.name)) {
      return;
    }
    const {name} = node;
    const hash = name === 'h2' || name === 'h3' ? $(node).children('a.hash-link').attr('href') : undefined;
    if (hash) {
      const heading = lineOf($(node).contents().not('a.hash-link'));
      begin(sectionOf(hash, heading, name === 'h2' ? 2 : 3));
    } else if (name === 'tr') {
      readRow(node);
    } else if (name === 'br') {
      text.add(' ');
    } else if (INLINE.has(name)) {
      node.children.forEach((child) => read(child, isCode));
    } else if (isCode) {
      // A line: code is one piece.
      node.children.forEach((child) => read(child, isCode));
      text.add(' ');
    } else {
      text.end('piece');
      node.children.forEach((child) => read(child, name === 'pre'));
      // The element may have ended in another section than it began in.
      current.text.end(CELLS.has(name) ? 'cell' : 'piece');
    }
  };

  /**
   * Reads a row. A message with an address becomes a section, and the text after its table continues the section
   * before it. One with only a link becomes a pointer. Any other row is text.
   */
  const readRow = (row: Node & {readonly children: readonly Node[]}): void => {
    const around = current;
    const first = firstCellOf($, row);
    const isMessage = isMessageRow($, row);
    const id = isMessage ? $(row).attr('id') : undefined;
    const href = id && leadsTo($, row);
    if (href) {
      pointers.push({hash: `#${id}`, wordings: wordingsOf($, row), href});
      return;
    }
    if (id) {
      begin(sectionOf(`#${id}`, lineOf(first.contents()), ROW));
    }
    if (isMessage) {
      current.messages.push(wordingsOf($, row));
    }
    current.text.end('piece');
    row.children.filter((cell) => !id || cell !== first[0]).forEach((cell) => read(cell, false));
    current.text.end('piece');
    current = around;
  };

  nodes.forEach((node) => read(node, false));
  return {sections, pointers};
}

/**
 * Splits a page into sections at its second and third level headings. A heading
 * without an address, on a card for example, belongs to the section before it.
 *
 * @param $ a whole document, as the build writes it; elements that the search ignores are removed from it
 * @param file path of the document, for the error
 * @throws Error when the document has no title
 */
export function readPage($: CheerioAPI, file: string): PageTexts {
  const root = $('.theme-doc-markdown, main .markdown').first();
  const metaOf = (name: string) => $(`meta[name="${name}"]`).attr('content')?.trim() ?? '';
  root.find(searchOptions.ignoreCssSelectors.join()).remove();
  const title = root.find('h1').first().text().trim();
  if (!title) {
    throw new Error(`${file} has no title: no h1 in its text.`);
  }
  const {sections, pointers} = readSections($, root.contents().toArray());
  return {
    title,
    description: metaOf('description'),
    keywords: metaOf('keywords'),
    pointers,
    sections: sections.flatMap((section, number) => {
      const {hash, heading, messages} = section;
      const text = textOf(section, sections.slice(number + 1));
      return LINK_LISTS.has(hash) ? [] : [{hash, heading, text, messages}];
    }),
  };
}
