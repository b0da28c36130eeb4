import type {Element, Root} from 'hast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from './text';

/** Characters of an identifier that stays on one line, also in the narrowest cell of a phone. */
const ON_ONE_LINE = 24;

/** Characters that fit into a line of a phone, except in a smaller font. */
const LINE = 28;

/**
 * Code in a sentence stays on one line (src/css/code.css); what is too long
 * for that is marked here. A command (`command`) breaks between its words, an
 * identifier (`long`) only where it is longer than a line; on a phone, one that
 * would be (`longest`) has smaller letters.
 */
const longCode: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (element: Element) => {
    if (element.tagName === 'pre') {
      return SKIP;
    }
    const text = element.tagName === 'code' ? textOf(element) : '';
    if (text.length > ON_ONE_LINE) {
      const kinds = text.length > LINE ? ['long', 'longest'] : ['long'];
      element.properties.className = /\s/.test(text) ? ['command'] : kinds;
    }
    return undefined;
  });
};

export default longCode;
