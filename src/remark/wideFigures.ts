import type {Code, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import type {Node} from 'unist';
import {EXIT, SKIP, visit} from 'unist-util-visit';

/** Characters of code in one line that a window drawn on a phone of 360 px has room for. */
const LINE = 26;

const isWide = (node: Node): boolean =>
  node.type === 'code' && (node as Code).value.split('\n').some((line) => line.length > LINE);

/**
 * Pictures with code in them do not fit a phone: the window that is drawn takes
 * part of its width, and code does not wrap. The build puts their content into
 * `<Enlarge label="the caption">` (src/components/Enlarge); pages with no such
 * picture do not carry it.
 */
const wideFigures: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'mdxJsxFlowElement', (figure) => {
    if (figure.name !== 'Figure') {
      return undefined;
    }
    let hasWide = false;
    visit(figure, (node) => {
      hasWide = isWide(node);
      return hasWide ? EXIT : undefined;
    });
    const caption = figure.attributes.find(
      (attribute): attribute is MdxJsxAttribute =>
        attribute.type === 'mdxJsxAttribute' && attribute.name === 'caption',
    );
    if (hasWide && caption) {
      const enlarge: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'Enlarge',
        attributes: [{...caption, name: 'label'}],
        children: figure.children,
      };
      figure.children = [enlarge];
    }
    return SKIP;
  });
};

export default wideFigures;
