import type {Node, Parent} from 'unist';
import type {Plugin} from 'unified';
import {pageComponents} from '../config/components';
import {importOf} from './imports';

const isParent = (node: Node): node is Parent => 'children' in node;

/** Names of the JSX elements below a node. */
function elementNames(node: Node): string[] {
  const own = 'name' in node && typeof node.name === 'string' ? [node.name] : [];
  return isParent(node) ? [...own, ...node.children.flatMap(elementNames)] : own;
}

/**
 * Imports the components of src/config/components.ts that a page uses into that
 * page. Authors write `<ProviderTable />` and no import, as with every other component.
 */
const importComponents: Plugin = () => (tree) => {
  const used = new Set(elementNames(tree));
  const imports = Object.entries(pageComponents)
    .filter(([name]) => used.has(name))
    .map(([name, folder]) => importOf(`@site/src/components/${folder}`, name));
  (tree as Parent).children.unshift(...imports);
};

export default importComponents;
