import type {Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Makes the empty corner above row names a plain cell. Markdown cannot leave a
 * head out, and a heading without words is one of nothing.
 */
const plainCorners: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (cell) => {
    if (cell.tagName === 'th' && cell.children.length === 0) {
      cell.tagName = 'td';
      delete cell.properties.scope;
    }
  });
};

export default plainCorners;
