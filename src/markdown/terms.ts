import {existsSync, readFileSync} from 'node:fs';
import type {Paragraph, PhrasingContent, Root, Text} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {Locale} from '../config/locales';
import {terms, type Term} from '../facts/glossary/data';
import {pageLink, type Span} from '../facts/nodes';
import {isJsxElement} from './literals';
import {placeOf} from './places';

/** Terms that a page explains at most. */
const LIMIT = 8;

/** Components whose content is text to read; every other one is a picture, a label or a list of links. */
const readable = new Set(['Steps', 'Tabs', 'TabItem']);

/** What is not interrupted by an explanation. */
const closed = new Set(['heading', 'link', 'linkReference', 'strong', 'table', 'box', 'defList', 'span']);

/** Any of the forms as whole words, the longest first. */
function formsPattern(forms: readonly string[]): RegExp {
  const words = [...forms]
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(' ', '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${words.join('|')})(?![\\p{L}\\p{N}_-])`, 'iu');
}

/** The word as a button, and behind it the explanation that it opens. */
function explained(word: string, {name, text, home}: Term, id: string, locale: Locale): PhrasingContent[] {
  const button: Span = {
    type: 'span',
    children: [{type: 'text', value: word}],
    data: {hName: 'button', hProperties: {type: 'button', className: ['term'], popoverTarget: id}},
  };
  const explanation: Span = {
    type: 'span',
    children: [pageLink(home.page, name[locale], home.section), {type: 'text', value: `: ${text[locale]}`}],
    data: {
      hName: 'span',
      hProperties: {id, className: ['explanation'], popover: 'auto', dataSearchIgnore: ''},
    },
  };
  return [button, explanation];
}

/** Explains a term at its first use in running text; false if there is none. */
function explainFirst(tree: Root, term: Term, id: string, locale: Locale): boolean {
  const pattern = formsPattern(term.forms[locale]);
  let isDone = false;
  visit(tree, (node, index, parent) => {
    const isTitle = node.type === 'paragraph' && node.data && 'directiveLabel' in node.data;
    if (
      isDone ||
      isTitle ||
      closed.has(node.type) ||
      (isJsxElement(node) && !readable.has(node.name ?? ''))
    ) {
      return SKIP;
    }
    const match = node.type === 'text' ? pattern.exec(node.value) : null;
    if (!match || !parent || index === undefined) {
      return undefined;
    }
    const {value} = node as Text;
    const [before, after] = [value.slice(0, match.index), value.slice(match.index + match[0].length)];
    const text = (part: string): Text[] => (part === '' ? [] : [{type: 'text', value: part}]);
    (parent as Paragraph).children.splice(
      index,
      1,
      ...text(before),
      ...explained(match[0], term, id, locale),
      ...text(after),
    );
    isDone = true;
    return SKIP;
  });
  return isDone;
}

/**
 * Explains the terms of src/facts/glossary at hand: the first use of each in the
 * running text of a page becomes a button that opens its explanation, a native
 * `popover`, so without any script. At most eight, never on the page that is a
 * term's home, and only those that the page in the other language has as well:
 * the two explain the same.
 */
const explainTerms: Plugin<[], Root> = () => (tree, file) => {
  const {id: page, locale, other, twin} = placeOf(file.path);
  const source = existsSync(twin) ? readFileSync(twin, 'utf8') : '';
  let count = 0;
  terms.forEach((term, number) => {
    const isMeant = term.where?.some((start) => page.startsWith(start)) ?? true;
    if (
      count < LIMIT &&
      isMeant &&
      term.home.page !== `${page}.mdx` &&
      formsPattern(term.forms[other]).test(source) &&
      explainFirst(tree, term, `term-${number}`, locale)
    ) {
      count += 1;
    }
  });
};

export default explainTerms;
