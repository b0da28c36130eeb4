import {existsSync, readFileSync} from 'node:fs';
import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import type {Locale} from '../config/locales';
import {fillTokens, tokensFor} from '../config/tokens';
import {siteLabels} from '../data/labels';
import {hasNode} from './hasNode';
import {isJsxElement} from './literals';
import {documentPath} from './documentPath';
import {textOf} from './text';

/** Characters of a label that is not broken over two lines: anywhere, and on windows wider than a phone. */
const ONE_LINE = {anywhere: 16, wide: 24};

type Label = MdxJsxTextElement & {children: ElementContent[]};

const isLabel = (node: Node): node is Label => isJsxElement(node) && node.name === 'UI';

/** The choice of the system (systemParts.ts). */
const isSystem = (node: Node): boolean => isJsxElement(node) && node.name === 'System';

/** The first block, what follows it, and a blank before that. */
const NEXT_TO_OPENING = 3;

/** Labels of the page in the other language, as its author wrote them. */
function labelsIn(file: string, locale: Locale): string[] {
  if (!existsSync(file)) {
    return [];
  }
  const source = fillTokens(readFileSync(file, 'utf8'), tokensFor(locale), file);
  return [...source.matchAll(/<UI>([^<]+)<\/UI>/g)].map(([, text = '']) => text);
}

/** Class of length of a label (src/css/words.css): empty, `wide`; undefined for one that may break across lines. */
function shortness({length}: string): string | undefined {
  if (length <= ONE_LINE.anywhere) {
    return '';
  }
  return length <= ONE_LINE.wide ? 'wide' : undefined;
}

/** A label, and behind it the one of the other language if that is another. */
function rendered(label: Label, other: string | undefined, language: Locale): Element {
  const own = textOf(label);
  const className = ['ui-label'];
  if (other === undefined || other === own) {
    return h('b', {className, dataShort: shortness(own)}, label.children);
  }
  const [ownShort, otherShort] = [shortness(own), shortness(other)];
  // Mostly both are: then it is said once.
  const each = ownShort !== otherShort;
  return h('b', {className, dataShort: each ? undefined : ownShort}, [
    h('span', {dataShort: each ? ownShort : undefined}, label.children),
    h('span', {lang: language, hidden: true, dataShort: each ? otherShort : undefined}, other),
  ]);
}

/** The label of the other language, where that is another. */
const isOther = (node: Node): boolean =>
  node.type === 'element' && (node as Element).properties.hidden === true;

/**
 * Renders `<UI>` with the label of the interface in both languages: the page's own, and the other one hidden behind it.
 * The lists of src/data/labels know the pairs. A page on which two labels differ gets the choice of language before
 * the first block that has such a label (src/components/Labels).
 */
const interfaceLabels: Plugin<[], Root> = () => (tree, file) => {
  const {page, locale, other, translation} = documentPath(file.path);
  const translated = labelsIn(translation, other);
  let differ = false;
  visit(tree, isLabel, (label, index, parent) => {
    if (parent && index !== undefined) {
      const element = rendered(label, siteLabels.other(textOf(label), locale, translated), other);
      differ ||= element.children.length > 1;
      parent.children[index] = element;
    }
  });
  // The home page is no place to ask: its windows follow what was chosen elsewhere.
  if (differ && page !== 'index.mdx') {
    const place = tree.children.findIndex((block) => hasNode(block, isOther));
    // Never before the first sentence of the page, and after the choice of the system that follows that.
    const opening = tree.children.slice(0, NEXT_TO_OPENING).findIndex(isSystem);
    const at = place > 0 ? place : Math.max(0, opening) + 1;
    tree.children.splice(at, 0, {type: 'mdxJsxFlowElement', name: 'Labels', attributes: [], children: []});
  }
};

export default interfaceLabels;
