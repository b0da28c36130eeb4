/** Parts that all families of pictures share. */
import type {Code, List, ListItem, PhrasingContent, RootContent} from 'mdast';
import {h} from 'hastscript';
import {suchAs} from '../../config/likeness';
import {product} from '../../config/product';
import {NotAllowed, type Reader} from '../../config/props';
import {withWordBreaks} from '../wordBreaks';
import {labels as labelLists, siteLabels} from '../../data/labels';
import pictureTexts from '../../data/texts/pictures.json';
import {codeParts} from '../highlightCode';
import {box, drawing, inline, span, ui, type Content, type Properties, type LocaleContext} from '../nodes';
import {icon} from './icons';

/** Reads a list of texts. */
export const texts =
  (what: string): Reader<readonly string[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length === 0 || value.some((item) => typeof item !== 'string')) {
      throw new NotAllowed(what);
    }
    return value as string[];
  };

const isRing = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 20;

/** Reads the number of a ring. */
export const ringNumber: Reader<number> = (value) => {
  if (!isRing(value)) {
    throw new NotAllowed('a whole number from 1 to 20');
  }
  return value;
};

/** Reads the rings of the places of a part, in their order, `most` of them at most; 0 leaves one out. */
export const ringNumbers =
  (places: readonly string[], most = places.length): Reader<readonly number[]> =>
  (value) => {
    if (
      value !== undefined &&
      !(Array.isArray(value) && value.length <= most && value.every((n) => n === 0 || isRing(n)))
    ) {
      throw new NotAllowed(`whole numbers from 1 to 20, or 0 for none, of ${places.join(', ')}`);
    }
    return (value as number[] | undefined) ?? [];
  };

/** Reads a share of a whole, in percent. */
export const percent: Reader<number> = (value) => {
  if (typeof value !== 'number' || value < 0 || value > 100) {
    throw new NotAllowed('a number from 0 to 100');
  }
  return value;
};

const classesOf = (names: string): string[] => names.split(' ').map((name) => `pic-${name}`);

/** A part with the classes `pic-…`; what it holds stands in it as it is. */
export const part = (names: string, content: RootContent[], properties: Properties = {}): RootContent =>
  box('div', {className: classesOf(names), ...properties}, content);

/** A part that holds words and signs alone. */
export const line = (names: string, ...content: readonly Content[]): RootContent =>
  part(names, inline(content));

/** A stretch of words with the classes `pic-…`. */
export const word = (names: string, content: Content, properties: Properties = {}): PhrasingContent => ({
  type: 'span',
  children: inline(content),
  data: {hName: 'span', hProperties: {className: classesOf(names), ...properties}},
});

/** The numbered ring that ties a place in a picture to the text about it; nothing without a number. */
export const ring = (n: number | undefined): PhrasingContent[] =>
  n === undefined || n === 0 ? [] : [span('pic-mark', String(n))];

/** A sign that a screen reader has words for. */
export const sign = (names: string, spoken: string, content: Content = ''): PhrasingContent =>
  word(names, content, {role: 'img', ariaLabel: spoken});

/** Names of the states of signs, for screen readers. */
export const {states} = pictureTexts;

/** A switch, with its state in words. */
export const toggleOf = (state: 'on' | 'off', context: LocaleContext): PhrasingContent =>
  sign(state === 'on' ? 'toggle on' : 'toggle', context.text(states[state]));

/** A path or an address, which breaks between its parts. */
const path = (words: string): Content =>
  withWordBreaks(words).map((piece) => (typeof piece === 'string' ? piece : drawing(piece)));

const isLabel = (words: string, {locale}: LocaleContext): boolean =>
  siteLabels.steps(words, locale).every((step) => siteLabels.rows(step, locale).size > 0);

/** Names of the product, which no interface translates. */
const names: readonly string[] = [product.name, product.code, product.platform];

/**
 * A label of the interface, from the lists: it follows the reader's choice of
 * language as labels in the text do. What the interface does not name itself,
 * a file or a message, is written in backticks and stands as it is.
 *
 * @throws Error for words that no list has, with labels like it
 */
export function label(words: string, context: LocaleContext): Content {
  const own = /^`(.+)`$/.exec(words)?.[1];
  if (own !== undefined || names.includes(words)) {
    return path(own ?? words);
  }
  if (!isLabel(words, context)) {
    const near = suchAs(words, siteLabels.all(context.locale), (like) => `"${like}"`);
    throw new Error(
      `"${words}" is no ${context.locale} label; allowed: one of src/data/labels${near}, or words of no interface in backticks.`,
    );
  }
  return ui(words);
}

/** The text of a field or after a name: a label where the lists have it, other words as a path. */
export const labelOr = (words: string, context: LocaleContext): Content =>
  isLabel(words, context) ? ui(words) : path(words);

/** The English wording of a label, by which the drawings know it; the words themselves if no list has them. */
export function englishOf(words: string, {locale}: LocaleContext): string {
  const [row] = siteLabels.rows(words, locale);
  return (row === undefined ? undefined : labelLists[row]?.en) ?? words;
}

const diffClass: Readonly<Record<string, string>> = {'+': 'pic-add', '-': 'pic-del'};

/** Code as it stands in a window, in its colors: nothing to copy, nothing to name. In a `diff`, lines by their signs. */
function renderCode({lang, value}: Code, isNumbered: boolean): RootContent {
  const lines = codeParts(value, lang === 'diff' ? 'text' : (lang ?? 'text')).map((parts) => {
    const first = parts[0]?.text ?? '';
    const className = lang === 'diff' ? diffClass[first.charAt(0)] : undefined;
    const colored = parts.map(({className: color, text}) =>
      color ? h('span', {className: color}, text) : text,
    );
    return h('span', className ? {className} : {}, colored.length === 0 ? ' ' : colored);
  });
  const className = isNumbered ? ['pic-code', 'pic-numbered'] : ['pic-code'];
  // It may be wider than the window: who has no pointer moves it from the keyboard.
  return drawing(h('div', {className, tabIndex: 0}, lines));
}

/** Tabs beside each other, from items of a list. */
export const tabList = (items: RootContent[]) =>
  box('ul', {className: ['pic-line', 'pic-wrap', 'pic-tabs']}, items);

/** Code with a `title="…"` is a file in the editor, with numbers before its lines. */
function codeOrFile(node: Code): RootContent {
  const file = /title="([^"]+)"/.exec(node.meta ?? '')?.[1];
  if (file === undefined) {
    return renderCode(node, false);
  }
  const tab = box('li', {className: ['pic-selected']}, inline([icon('file-code'), file, icon('close')]));
  return part('editor', [tabList([tab]), renderCode(node, true)]);
}

/** The words of an item of a list, without lists inside it. */
const wordsOf = (item: ListItem): PhrasingContent[] =>
  item.children.flatMap((child) => (child.type === 'paragraph' ? child.children : []));

/** A list of tasks, of which the first that is open is being worked on. */
function renderTasks({children: items}: List, context: LocaleContext): RootContent {
  const current = items.findIndex(({checked}) => !checked);
  return box(
    'ul',
    {className: ['pic-tasks']},
    items.map((item, index) => {
      const state = item.checked ? 'done' : index === current ? 'doing' : 'open';
      const glyph = {done: 'check', doing: 'circle-filled', open: 'chrome-maximize'}[state];
      return box('li', {className: [`pic-${state}`]}, [
        ...inline(sign('state', context.text(states[state]), icon(glyph))),
        ...inline(word('name', wordsOf(item))),
      ]);
    }),
  );
}

/** The content between the tags of an element, with its code and its task lists, `- [x] …`, rendered. */
export const body = (content: readonly RootContent[], context: LocaleContext): RootContent[] =>
  content.map((node) => {
    if (node.type === 'code') {
      return codeOrFile(node);
    }
    return node.type === 'list' && typeof node.children[0]?.checked === 'boolean'
      ? renderTasks(node, context)
      : node;
  });
