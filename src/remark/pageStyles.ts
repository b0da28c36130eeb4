import type {Root} from 'hast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {cssChunks} from '../config/cssChunks';
import {importOf} from './imports';

type JsxElement = Pick<MdxJsxFlowElement | MdxJsxTextElement, 'attributes'>;

/** Classes that an element of JSX has, if they are written out. */
const classesOf = ({attributes}: JsxElement): string[] =>
  attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    ['class', 'className'].includes(attribute.name) &&
    typeof attribute.value === 'string'
      ? attribute.value.split(' ')
      : [],
  );

/** Names and classes of all elements of a page. */
function marksOf(tree: Root): Set<string> {
  const marks = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'element') {
      const {className} = node.properties;
      [node.tagName, ...(Array.isArray(className) ? className.map(String) : [])].forEach((mark) =>
        marks.add(mark),
      );
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      classesOf(node).forEach((mark) => marks.add(mark));
    }
  });
  return marks;
}

/** Imports the style sheets of src/config/cssChunks.ts into the pages that have what they are for. */
const pageStyles: Plugin<[], Root> = () => (tree) => {
  const marks = [...marksOf(tree)];
  const imports = cssChunks.flatMap(({sheet}) =>
    sheet && marks.some((mark) => sheet.marks.test(mark)) ? [importOf(`@site/${sheet.file}`)] : [],
  );
  (tree.children as unknown[]).unshift(...imports);
};

export default pageStyles;
