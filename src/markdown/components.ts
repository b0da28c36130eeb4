import type {Node, Parent} from 'unist';
import type {Plugin} from 'unified';
import {pageComponents} from '../config/components';

const isParent = (node: Node): node is Parent => 'children' in node;

/** Names of the JSX elements below a node. */
function elementNames(node: Node): string[] {
  const own = 'name' in node && typeof node.name === 'string' ? [node.name] : [];
  return isParent(node) ? [...own, ...node.children.flatMap(elementNames)] : own;
}

/** `import {Name} from '@site/src/components/Folder';` as MDX wants it: a syntax tree. */
function importOf([name, folder]: [string, string]): Node {
  const source = `@site/src/components/${folder}`;
  const identifier = {type: 'Identifier', name};
  return {
    type: 'mdxjsEsm',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{type: 'ImportSpecifier', imported: identifier, local: identifier}],
            source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
          },
        ],
      },
    },
  } as Node;
}

/**
 * Imports the components of src/config/components.ts that a page uses into that
 * page. Authors write `<ProviderTable />` and no import, as with every other component.
 */
const importComponents: Plugin = () => (tree) => {
  const used = new Set(elementNames(tree));
  const imports = Object.entries(pageComponents)
    .filter(([name]) => used.has(name))
    .map(importOf);
  (tree as Parent).children.unshift(...imports);
};

export default importComponents;
