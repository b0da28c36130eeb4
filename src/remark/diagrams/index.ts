import type {ListItem, Paragraph, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {optional, text} from '../../config/props';
import {defineElement, type RenderedElement} from '../elements/defineElement';
import {
  renderFlow,
  renderSequence,
  MOST_PARTIES,
  partiesOf,
  type Entry,
  type Message,
  type Step,
} from './renderDiagrams';
import {came, listIn} from '../lists';
import {box} from '../nodes';
import {SourceError} from '../pageError';

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
  /** The text between the name and the colon: `0–2, 4–5`. */
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

const words = optional(text('a text'));

/** A process: its steps, in order. Short ones stand in a row, all others in a column. */
const Flow = defineElement({name: words, loop: words}, (names, {locale}, content) => {
  const steps = listIn('Flow', content).children.map((item): Step => {
    const {line, more} = lineOf(item);
    return {text: line.children, more};
  });
  return renderFlow(steps, names, locale);
});

const ARROW = /^(.+?) → (.+)$/;

/** Messages in time: **From → To**: what is sent. A paragraph below an item is what is on the wire. */
const Sequence = defineElement({}, (_, {locale}, content) => {
  const list = listIn('Sequence', content);
  const messages = list.children.map((item): Message => {
    const {name, between, text: said, more} = namedLine(item, '**From → To**: what is sent');
    const [, from, to] = ARROW.exec(toString({type: 'strong', children: [...name]})) ?? [];
    if (from === undefined || to === undefined || from === to || said.length === 0 || between !== '') {
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
  return renderSequence(messages, locale);
});

/** Questions and answers: the author's nested list as it is, whose branches are indented. */
const DecisionTree = defineElement({}, (_, _say, content) =>
  box('div', {className: ['decision-tree']}, [listIn('DecisionTree', content)]),
);

/**
 * What authors write as elements with a Markdown list in it, by name (contributing/page.md):
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
 */
export const diagrams: Readonly<Record<string, RenderedElement | undefined>> = {DecisionTree, Flow, Sequence};
