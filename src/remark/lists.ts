import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {box} from './nodes';
import {refuse} from './pageError';

/** Elements round a list of the author's that give it looks: the class of each in src/css/lists.css. */
const lists: Readonly<Record<string, string | undefined>> = {Cards: 'cards', Steps: 'steps'};

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
    const [list, more] = element.children;
    if (list?.type !== 'list' || more !== undefined) {
      refuse(
        file,
        `<${element.name}>: ${(more ?? list)?.type ?? 'nothing'} came; allowed: one Markdown list.`,
        element,
      );
    }
    (parent.children as RootContent[])[index] = box('div', {className: [className]}, [list as RootContent]);
  });
};

export default renderLists;
