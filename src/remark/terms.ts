import path from 'node:path';
import type {Paragraph, PhrasingContent, Root, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import type {Locale} from '../config/locales';
import {escapePattern} from '../config/patterns';
import {terms, type Term} from '../data/glossary';
import {pageLink, phrases, localeContext, type Span} from './nodes';
import {isJsxElement} from './literals';
import {documentPath} from './documentPath';

/** Terms that a page explains at most. */
const LIMIT = 8;

/** Terms that a paragraph explains at most: it is to be read, and not to look like a list of links. */
const LIMIT_OF_PARAGRAPH = 2;

/** Components whose content is text to read; every other one is a picture, a label or a list of links. */
const readable = new Set(['Steps', 'Tabs', 'TabItem']);

/** Nodes in which no term is explained. */
const closed = new Set(['heading', 'link', 'linkReference', 'strong', 'table', 'box', 'defList', 'span']);

/** Any of the forms as whole words, the longest first. */
function formsPattern(forms: readonly string[]): RegExp {
  const words = [...forms]
    .sort((a, b) => b.length - a.length)
    .map((form) => escapePattern(form).replaceAll(' ', '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${words.join('|')})(?![\\p{L}\\p{N}_-])`, 'iu');
}

/** The word as a button, and behind it the explanation that it opens. */
function explained(word: string, {name, text, home}: Term, id: string, locale: Locale): PhrasingContent[] {
  const context = localeContext(locale);
  const button: Span = {
    type: 'span',
    children: [{type: 'text', value: word}],
    data: {
      hName: 'button',
      hProperties: {type: 'button', className: ['clean-btn', 'term'], popoverTarget: id},
    },
  };
  const explanation: Span = {
    type: 'span',
    children: [pageLink(home.page, context.text(name), home.section), ...phrases(`: ${context.text(text)}`)],
    data: {
      hName: 'span',
      hProperties: {id, className: ['explanation'], popover: 'auto', dataSearchIgnore: ''},
    },
  };
  return [button, explanation];
}

/** A use of a term in running text: the node, its place, and the word as it stands there. */
interface Use {
  parent: Paragraph;
  index: number;
  before: string;
  word: string;
  after: string;
}

const isTerm = (node: PhrasingContent): boolean => node.data?.hName === 'button';

/** Whether a page may use a term, by its text in lower case: most are not looked for at all. */
const mayUse = (text: string, {forms}: Term, locale: Locale): boolean =>
  forms[locale].some((form) =>
    form
      .toLowerCase()
      .split(' ')
      .every((word) => text.includes(word)),
  );

/** Whether a text leads to a page already, which then explains the word better. */
const leadsTo = (page: string, {children}: Paragraph): boolean =>
  children.some(
    (node) => node.type === 'link' && node.url.replace(/#.*/, '').endsWith(path.posix.basename(page)),
  );

/** The first use of a term in running text that has room for an explanation, if there is one. */
function firstUse(tree: Root, term: Term, locale: Locale): Use | undefined {
  const pattern = formsPattern(term.forms[locale]);
  let use: Use | undefined;
  visit(tree, (node, index, parent) => {
    const isTitle = node.type === 'paragraph' && node.data && 'directiveLabel' in node.data;
    if (isTitle || closed.has(node.type) || (isJsxElement(node) && !readable.has(node.name ?? ''))) {
      return SKIP;
    }
    const match = node.type === 'text' ? pattern.exec(node.value) : null;
    if (!match || !parent || index === undefined) {
      return undefined;
    }
    const paragraph = parent as Paragraph;
    const isFull = paragraph.children.filter(isTerm).length >= LIMIT_OF_PARAGRAPH;
    if (isFull || leadsTo(term.home.page, paragraph)) {
      return SKIP;
    }
    const {value} = node as Text;
    const [word] = match;
    use = {
      parent: paragraph,
      index,
      before: value.slice(0, match.index),
      word,
      after: value.slice(match.index + word.length),
    };
    return EXIT;
  });
  return use;
}

/** Explains a term where it is used. */
function explain({parent, index, before, word, after}: Use, term: Term, locale: Locale): void {
  const text = (part: string): Text[] => (part === '' ? [] : [{type: 'text', value: part}]);
  const id = `term-${terms.indexOf(term)}`;
  parent.children.splice(index, 1, ...text(before), ...explained(word, term, id, locale), ...text(after));
}

/** Folder of the texts that mean what they say themselves. */
const LEGAL = 'terms-and-conditions/';

/**
 * Explains the terms of src/data/glossary.yaml at hand: the first use of each in the
 * running text of a page becomes a button that opens its explanation, a native
 * `popover`, so without any script. At most eight, and never on the page that is a
 * term's home. A legal text means what it says itself.
 */
const explainTerms: Plugin<[], Root> = () => (tree, file) => {
  const {page, locale} = documentPath(file.path);
  if (page.startsWith(LEGAL)) {
    return;
  }
  const text = toString(tree).toLowerCase();
  let explained = 0;
  for (const term of terms) {
    const isMeant = term.where?.some((start) => page.startsWith(start)) ?? true;
    const isHere = isMeant && term.home.page !== page && mayUse(text, term, locale);
    const use = isHere ? firstUse(tree, term, locale) : undefined;
    if (use) {
      explain(use, term, locale);
      explained += 1;
    }
    if (explained === LIMIT) {
      return;
    }
  }
};

export default explainTerms;
