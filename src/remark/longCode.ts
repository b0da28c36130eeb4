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
 * Code in a sentence stays on one line (src/css/code.css), in a table of a phone it does not. A command breaks between
 * its words. What is too long for a line is marked: a command (`command`), an identifier (`long`), which breaks only
 * where it is longer than a line, and one that would be on a phone (`longest`), which has smaller letters there.
 */
export function markLongCode(element: Element): void {
  const text = textOf(element);
  const isCommand = /\s/.test(text);
  if (isCommand && element.children.every(({type}) => type === 'text')) {
    element.children = wordsOf(text);
  }
  if (text.length <= ON_ONE_LINE) {
    return;
  }
  element.properties.className = isCommand
    ? ['command']
    : text.length > LINE
      ? ['long', 'longest']
      : ['long'];
}
