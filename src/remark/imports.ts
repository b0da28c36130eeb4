import type {Root} from 'hast';
import type {Plugin} from 'unified';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {pageComponents} from '../config/components';
import {cssChunks} from '../config/cssChunks';
import {isJsxElement} from './literals';

/**
 * `import {Name} from 'source';` as MDX wants it, a syntax tree; without a name,
 * `import 'source';`, for what the source does to the page.
 */
function importOf(source: string, name?: string): Node {
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
            specifiers: name ? [{type: 'ImportSpecifier', imported: identifier, local: identifier}] : [],
            source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
          },
        ],
      },
    },
  } as Node;
}

/** Names of the components of a page, and names and classes of its elements. */
interface Shown {
  readonly components: ReadonlySet<string>;
  readonly marks: ReadonlySet<string>;
}

function shownIn(tree: Root): Shown {
  const components = new Set<string>();
  const marks = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'element') {
      const {className} = node.properties;
      [node.tagName, ...(Array.isArray(className) ? className.map(String) : [])].forEach((mark) =>
        marks.add(mark),
      );
    } else if (isJsxElement(node)) {
      components.add(node.name ?? '');
    }
  });
  return {components, marks};
}

/**
 * Imports into a page what it uses of src/config/components.ts, so that authors write `<SectionList />` and no import, and
 * the style sheets of src/config/cssChunks.ts for what is on it.
 */
const addImports: Plugin<[], Root> = () => (tree) => {
  const {components, marks} = shownIn(tree);
  const names = Object.entries(pageComponents)
    .filter(([name]) => components.has(name))
    .map(([name, folder]) => importOf(`@site/src/components/${folder}`, name));
  const sheets = cssChunks.flatMap(({sheet}) =>
    sheet && [...marks].some((mark) => sheet.marks.test(mark)) ? [importOf(`@site/${sheet.file}`)] : [],
  );
  (tree.children as unknown[]).unshift(...names, ...sheets);
};

export default addImports;
