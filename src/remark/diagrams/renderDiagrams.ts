/**
 * Draws diagrams as HTML that is read in the order of its source: every drawing
 * is a list whose items are sentences, so a screen reader needs no second text. What
 * the eye gets from lines and places is said in words of class `read-aloud`.
 * Looks, in both layouts, are src/css/diagrams.css.
 *
 * The words are the author's (src/remark/diagrams/index.ts) or those of src/data.
 */
import type {PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Locale} from '../../config/locales';
import texts from '../../data/texts/pictures.json';
import {box, paragraph, span, strong} from '../nodes';

type Words = readonly PhrasingContent[];

/** A name and what is said of it. */
export interface Entry {
  name: Words;
  text: Words;
  /** Content below it: a part, an answer, a detail. */
  more: readonly RootContent[];
}

const plain = (value: string): PhrasingContent => ({type: 'text', value});
const aloud = (value: string): PhrasingContent => span('read-aloud', value);
const sign = (value: string): PhrasingContent => span('sign', value, true);

const upTo = (last: number): number[] => Array.from({length: last}, (_, index) => index + 1);

/**
 * Numbers that the style sheet calculates with, as classes: `a-1` sets `--a` to
 * 1. A `style` attribute would be shorter to write, and a strict content
 * security policy forbids it. src/css/diagrams.css has a rule for each of these.
 */
export const renderedNumbers = {
  /** Columns of a message: where it begins, and where it has ended. */
  a: upTo(3),
  b: upTo(5).slice(2),
  /** Parties, or boxes that a loop goes round. */
  of: upTo(4).slice(1),
} as const satisfies Readonly<Record<string, readonly number[]>>;

/**
 * The classes of some numbers.
 *
 * @throws Error for a number without a rule
 */
function numbers(values: Partial<Record<keyof typeof renderedNumbers, number>>): string[] {
  return Object.entries(values).map(([name, value]) => {
    const known: readonly number[] = renderedNumbers[name as keyof typeof renderedNumbers];
    if (!known.includes(value)) {
      throw new Error(
        `A diagram has ${name} = ${value}; there are ${known.join(', ')} (src/remark/diagrams/renderDiagrams.ts, src/css/diagrams.css).`,
      );
    }
    return `${name}-${value}`;
  });
}

/** The outermost element; the layout follows its width. Without attributes of its own, so that it may become one string. */
const diagram = (content: readonly RootContent[]): RootContent =>
  box('div', {className: ['diagram']}, [...content]);

/** Most characters of a box, and of a word in it, by the number of boxes in a row. */
const rowLimits: Readonly<Record<number, {text: number; word: number}>> = {
  2: {text: 160, word: 32},
  3: {text: 130, word: 22},
  4: {text: 85, word: 15},
  5: {text: 56, word: 10},
};

/** A box of a process. */
export type Step = Omit<Entry, 'name'>;

/** The layout of the boxes of a process on wide screens. */
function flowLayout(steps: readonly Step[]): 'row' | 'column' {
  const texts = steps.map(({text, more}) => [...text, ...more].map((node) => toString(node)).join(''));
  const lengthOf = (parts: readonly string[]) => Math.max(...parts.map(({length}) => length));
  const limits = rowLimits[steps.length];
  const fits =
    limits !== undefined &&
    lengthOf(texts) <= limits.text &&
    lengthOf(texts.flatMap((text) => text.split(/\s+/))) <= limits.word;
  return fits ? 'row' : 'column';
}

/** A process: numbered boxes joined by arrows. With `loop`, which says when or how long, the last leads back to the first. */
export function renderFlow(
  steps: readonly Step[],
  {name, loop}: {name: string | undefined; loop: string | undefined},
  locale: Locale,
): RootContent {
  const looped = loop === undefined ? [] : ['loop', ...numbers({of: steps.length})];
  return diagram([
    ...(name === undefined ? [] : [paragraph(strong(name), {className: ['diagram-name']})]),
    box(
      'ol',
      {className: ['flow', flowLayout(steps), ...looped]},
      steps.map(({text, more}) => box('li', {}, [paragraph(text), ...more])),
    ),
    ...(loop === undefined
      ? []
      : [paragraph([sign('↺ '), aloud(texts.spoken.loop[locale]), loop], {className: ['flow-loop']})]),
  ]);
}

/** A message from one party of a sequence diagram to another. */
export interface Message {
  parties: readonly [from: string, to: string];
  text: Words;
  more: readonly RootContent[];
}

/** A column for each still has room for words. */
export const MOST_PARTIES = 4;

/** Names in the order of their first appearance. */
export const partiesOf = (messages: readonly Message[]): string[] => [
  ...new Set(messages.flatMap(({parties}) => parties)),
];

function renderMessage(
  {parties, text, more}: Message,
  order: readonly string[],
  locale: Locale,
): RootContent {
  const [from, to] = parties;
  const places = parties.map((party) => order.indexOf(party) + 1);
  const names = [strong(from), sign(' → '), aloud(texts.spoken.to[locale]), strong(to)];
  const way = (places[0] ?? 0) > (places[1] ?? 0) ? ['back'] : [];
  return box('li', {className: [...way, ...numbers({a: Math.min(...places), b: Math.max(...places) + 1})]}, [
    paragraph([span('way', [...names, span('colon', ': ')]), text]),
    ...more,
  ]);
}

/** Draws a sequence diagram: messages from top to bottom, with a column for each party where there is room. */
export function renderSequence(messages: readonly Message[], locale: Locale): RootContent {
  const order = partiesOf(messages);
  return diagram([
    box('div', {className: ['sequence', ...numbers({of: order.length})]}, [
      box(
        'div',
        {className: ['parties'], ariaHidden: 'true', dataSearchIgnore: ''},
        order.map((party) => box('span', {}, [plain(party)])),
      ),
      box(
        'ol',
        {},
        messages.map((message) => renderMessage(message, order, locale)),
      ),
    ]),
  ]);
}
