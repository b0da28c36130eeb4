import type {Node} from 'unist';

/**
 * `import {Name} from 'source';` as MDX wants it, a syntax tree; without a name,
 * `import 'source';`, for what the source does to the page.
 */
export function importOf(source: string, name?: string): Node {
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
