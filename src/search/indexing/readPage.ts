/** Reads a built page as the search sees it. */
// cspell:ignore alttext
import type {CheerioAPI, load} from 'cheerio';
import {isMessageColumn, searchOptions} from '../../config/search';
import {lineOf} from '../messages/explainedMessages';
import {rowSelector} from '../messages/match';
import {SEPARATOR} from '../engine/pieces';

type Node = Exclude<Parameters<typeof load>[0], string | Buffer | readonly unknown[]>;

/** A part of a page, from its heading to the next one; or a message that has an address of its own in a table. */
interface PageSection {
  /** `#id`; empty for what stands before the first heading. */
  readonly hash: string;
  /** Empty for what stands before the first heading; of a row its first cell. */
  readonly heading: string;
  readonly text: string;
  /** The messages that it explains, one after the other, each in its wordings. */
  readonly messages: readonly (readonly string[])[];
}

/** A row of a message that says no more than where it is explained. */
export interface Pointer {
  /** `#id` of the row. */
  readonly hash: string;
  readonly wordings: readonly string[];
  /** What its link says. */
  readonly href: string;
}

export interface PageTexts {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** In order; the first is the one without a heading. */
  readonly sections: readonly PageSection[];
  readonly pointers: readonly Pointer[];
}

/**
 * Sections of links: all they say is said where they lead to, and a page would
 * be found for its neighbors' titles.
 */
const LINK_LISTS: ReadonlySet<string> = new Set(['#related']);

/** Elements that stand in a line of text. Every other one begins a piece of its own. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo button cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

/** Elements whose text is no part of a section: the title has its own place, and the head of a table says nothing. */
const SKIPPED: ReadonlySet<string> = new Set(['h1', 'script', 'style', 'template', 'thead']);

/** What stands in these is no sentence, whatever sign it ends with. */
const CELLS: ReadonlySet<string> = new Set(['th', 'td', 'dt', 'dd']);

/** How a sentence ends, or the words before a list. */
const ENDED = /[.!?:;,…][)\]"'”’»]*$/;

/** A section while it is read. */
interface OpenSection extends Omit<PageSection, 'text' | 'messages'> {
  readonly text: ReturnType<typeof createText>;
  readonly messages: (readonly string[])[];
  /** Of its heading: 2 or 3; more for a row of a table. */
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

/** Collects pieces of text, and puts a separator between those that no sentence joins. */
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

/** The text of a section; of one that has none, the headings below it. */
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

/** The wordings of a row of messages: what it quotes, or with its code all of its first cell. */
function wordingsOf($: CheerioAPI, row: Node): readonly string[] {
  const cell = firstCellOf($, row);
  const quoted = cell
    .find('code')
    .toArray()
    .map((code) => $(code).text());
  return quoted.some((one) => /\s/.test(one)) ? quoted : [...new Set([...quoted, lineOf(cell)])];
}

/** Where a row leads that says nothing else behind its first cell. */
function leadsTo($: CheerioAPI, row: Node): string | undefined {
  const rest = $(row).children('th, td').slice(1);
  const links = rest.find('a[href^="/"], a[href^="#"]');
  return links.length === 1 && links.text().trim() === rest.text().trim() ? links.attr('href') : undefined;
}

/**
 * Parts a page at its second and third level headings. A heading that has no
 * address, on a card for example, belongs to what stands before it.
 *
 * @param $ a whole document, as the build writes it; what the search ignores is taken out of it
 * @param file where it is from, for the error
 * @throws Error when the document has no title
 */
export function readPage($: CheerioAPI, file: string): PageTexts {
  const root = $('.theme-doc-markdown, main .markdown').first();
  const metaOf = (name: string) => $(`meta[name="${name}"]`).attr('content')?.trim() ?? '';
  const sections = [sectionOf('', '', 2)];
  const pointers: Pointer[] = [];
  /** What is being read: the last section, or a row of it. */
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
   * A message with an address is a section; what stands after its table goes on with the one before it. One that only
   * leads elsewhere is read there. Any other row is text.
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

  root.find(searchOptions.ignoreCssSelectors.join()).remove();
  const title = root.find('h1').first().text().trim();
  if (!title) {
    throw new Error(`${file} has no title: no h1 in its text.`);
  }
  root.contents().each((_i, node) => read(node, false));
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
