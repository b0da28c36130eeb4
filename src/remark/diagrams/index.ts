import type {List, ListItem, Paragraph, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Node} from 'unist';
import type {Locale} from '../../config/locales';
import {optional, readProp, refuseUnknown, text, type Reader} from '../../config/props';
import {drawFlow, drawSequence, MOST_PARTIES, partiesOf, type Entry, type Message, type Step} from './draw';
import {box} from '../nodes';
import {literalProps} from '../literals';
import {SourceError} from '../pageError';

/** What an author writes between the tags, and the props. */
interface Source {
  element: MdxJsxFlowElement;
  props: Readonly<Record<string, unknown>>;
  locale: Locale;
}

interface Diagram {
  props: readonly string[];
  draw: (source: Source) => RootContent;
}

const came = (node: Node | undefined): string => {
  const text = node ? toString(node).replaceAll(/\s+/g, ' ').trim() : '';
  return text === '' ? (node?.type ?? 'nothing') : `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
};

const nameOf = ({element}: Source): string => element.name ?? '';

/** The one list between the tags. */
function listOf({element}: Source): List {
  const [list, more] = element.children;
  if (list?.type !== 'list' || more !== undefined) {
    const wrong = list?.type === 'list' ? more : list;
    throw new SourceError(
      wrong ?? element,
      `<${element.name ?? ''}>: ${came(wrong)} came; allowed: one Markdown list and nothing else.`,
    );
  }
  return list;
}

/** The first line of an item, and what stands below it. */
function lineOf(item: ListItem): {line: Paragraph; more: RootContent[]} {
  const [line, ...more] = item.children;
  if (line?.type !== 'paragraph') {
    throw new SourceError(
      item,
      `An item of a diagram is ${came(item)}; allowed: an item that begins with words.`,
    );
  }
  // The gap between its paragraphs is the style sheet's.
  return {line, more: more.map((child) => (child.type === 'list' ? {...child, spread: false} : child))};
}

interface NamedLine extends Entry {
  /** What stands between the name and the colon: `0–2, 4–5`. */
  between: string;
}

/** An item as `**Name** between: text`. */
function namedLine(item: ListItem, allowed: string): NamedLine {
  const {line, more} = lineOf(item);
  const [name, ...rest] = line.children;
  const fail = () => new SourceError(item, `An item of a diagram is ${came(line)}; allowed: ${allowed}.`);
  if (name?.type !== 'strong') {
    throw fail();
  }
  const [after, ...text] = rest;
  if (after === undefined) {
    return {name: name.children, between: '', text: [], more};
  }
  const found = after.type === 'text' ? /^([^:]*):\s*/.exec(after.value) : null;
  if (after.type !== 'text' || !found) {
    throw fail();
  }
  const value = after.value.slice(found[0].length);
  return {
    name: name.children,
    between: (found[1] ?? '').trim(),
    text: [...(value === '' ? [] : [{...after, value}]), ...text],
    more,
  };
}

const words = text('a text');

const prop = <T>(source: Source, name: string, reader: Reader<T>): T =>
  readProp(nameOf(source), name, source.props[name], reader);

function flow(source: Source): RootContent {
  const steps = listOf(source).children.map((item): Step => {
    const {line, more} = lineOf(item);
    return {text: line.children, more};
  });
  const name = prop(source, 'name', optional(words));
  const loop = prop(source, 'loop', optional(words));
  return drawFlow(steps, {name, loop}, source.locale);
}

const ARROW = /^(.+?) → (.+)$/;

function sequence(source: Source): RootContent {
  const list = listOf(source);
  const messages = list.children.map((item): Message => {
    const {
      name,
      between,
      text: said,
      more,
    } = namedLine(item, '**From → To**: what is sent, or **a name** for the messages below it');
    const [, from, to] = ARROW.exec(toString({type: 'strong', children: [...name]})) ?? [];
    if (from === undefined || to === undefined || from === to) {
      if (said.length > 0) {
        throw new SourceError(item, `A message is ${came(item)}; allowed: **From → To**: what is sent.`);
      }
      return {text: name, more};
    }
    if (said.length === 0 || between !== '') {
      throw new SourceError(item, `A message is ${came(item)}; allowed: **From → To**: what is sent.`);
    }
    return {parties: [from, to], text: said, more};
  });
  const parties = partiesOf(messages);
  if (parties.length < 2 || parties.length > MOST_PARTIES) {
    throw new SourceError(
      list,
      `<Sequence>: there are ${parties.length} parties (${parties.join(', ')}); allowed: 2 to ${MOST_PARTIES}.`,
    );
  }
  return drawSequence(messages, source.locale);
}

/** The author's list as it is, with looks. */
const decisionTree = (source: Source): RootContent =>
  box('div', {className: ['decision-tree']}, [listOf(source)]);

/** What authors write as elements and this draws, by name. */
export const diagrams: Readonly<Record<string, Diagram | undefined>> = {
  /** Questions and answers: a nested list, whose branches are indented. */
  DecisionTree: {props: [], draw: decisionTree},
  /** A process: its steps, in order. Short ones stand in a row, all others in a column. */
  Flow: {props: ['name', 'loop'], draw: flow},
  /** Messages in time: **From → To**: what is sent. A paragraph below an item is what is on the wire; **a name** alone stands for the messages after it. */
  Sequence: {props: [], draw: sequence},
};

/**
 * Draws a diagram from the Markdown list that an author writes in it (contributing/page.md):
 *
 *     <Figure caption="The task waits while the subtask works">
 *     <Sequence>
 *
 *     1. **Parent → Subtask**: the message
 *     2. **Subtask → Parent**: the result
 *
 *     </Sequence>
 *     </Figure>
 *
 * The list stays a list, so its text is the text of the diagram for everyone who doesn't see it.
 *
 * @throws SourceError
 */
export function drawDiagram(
  diagram: Diagram,
  element: MdxJsxFlowElement,
  locale: Locale,
  isCaptioned: boolean,
): RootContent {
  const props = literalProps(element);
  const source = {element, props, locale};
  const name = nameOf(source);
  if (!isCaptioned) {
    throw new SourceError(
      element,
      `<${name}> stands alone; allowed: in <Figure caption="what to see in it">.`,
    );
  }
  refuseUnknown(name, props, diagram.props);
  return diagram.draw(source);
}
