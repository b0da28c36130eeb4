import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {textOf} from './text';

/** Characters of an identifier that stays on one line, also in the narrowest cell of a phone. */
const ON_ONE_LINE = 24;

/** Characters that fit into a line of a phone, except in a smaller font. */
const LINE = 28;

/** The words of a command; one with hyphens that fits into a line is kept on it, because lines break at hyphens too. */
const wordsOf = (command: string): ElementContent[] =>
  command
    .split(/(\S*-\S*)/)
    .filter((part) => part !== '')
    .map((part) =>
      part.includes('-') && part.length <= LINE ? h('span', part) : {type: 'text', value: part},
    );

/**
 * Code in a sentence stays on one line (src/css/code.css); what is too long
 * for that is marked here. A command (`command`) breaks between its words, an
 * identifier (`long`) only where it is longer than a line; on a phone, one that
 * would be (`longest`) has smaller letters.
 */
export function markLongCode(element: Element): void {
  const text = textOf(element);
  if (text.length <= ON_ONE_LINE) {
    return;
  }
  const isCommand = /\s/.test(text);
  element.properties.className = isCommand
    ? ['command']
    : text.length > LINE
      ? ['long', 'longest']
      : ['long'];
  if (isCommand && element.children.every(({type}) => type === 'text')) {
    element.children = wordsOf(text);
  }
}
