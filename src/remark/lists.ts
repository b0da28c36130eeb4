import type {List, Node, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {box} from './nodes';
import {refuseError, SourceError} from './pageError';

/** Elements round a list of the author's that give it looks: the class of each in src/css/lists.css. */
const lists: Readonly<Record<string, string | undefined>> = {Cards: 'cards', Steps: 'steps'};

/** What came in place of something else, for a message. */
export const came = (node: Node | undefined): string => {
  const text = node ? toString(node).replaceAll(/\s+/g, ' ').trim() : '';
  return text === '' ? (node?.type ?? 'nothing') : `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
};

/** The one list between the tags of an element. @throws SourceError at what else stands there */
export function listIn(name: string, content: readonly RootContent[]): List {
  const [list, more] = content;
  if (list?.type === 'list' && more === undefined) {
    return list;
  }
  const wrong = list?.type === 'list' ? more : list;
  const text = `<${name}>: ${came(wrong)} came; allowed: one Markdown list and nothing else.`;
  throw wrong ? new SourceError(wrong, text) : new Error(text);
}

/**
 * `<Steps>` and `<Cards>` become the box round their list when the page is built: nothing in them
 * moves. It runs after the terms are explained, which look into steps and not into boxes.
 */
const renderLists: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
    const className = element.name ? lists[element.name] : undefined;
    if (className === undefined || !parent || index === undefined) {
      return;
    }
    try {
      const list = listIn(element.name ?? '', element.children);
      (parent.children as RootContent[])[index] = box('div', {className: [className]}, [list]);
    } catch (error) {
      refuseError(file, error, element);
    }
  });
};

export default renderLists;
