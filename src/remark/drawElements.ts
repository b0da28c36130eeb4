import type {Link, PhrasingContent, RootContent, Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {refuseUnknown} from '../config/props';
import {dataElements} from './elements';
import type {DrawnElement} from './elements/defineElement';
import {isJsxElement, literalProps, type JsxElement} from './literals';
import {refuse} from './pageError';
import {pictures} from './pictures';
import {placeOf} from './places';

/** What authors write as elements and the build draws. */
const drawn: Readonly<Record<string, DrawnElement | undefined>> = {...dataElements, ...pictures};

/** Links to the page that is being read, or to where it explains what they name, become their words. */
function withoutLinksTo(page: string, nodes: RootContent[]): void {
  const root: Root = {type: 'root', children: nodes};
  visit(root, 'link', (link: Link, index, parent) => {
    const [target] = link.data?.isHome ? link.url.split('#') : [link.url];
    if (target === `/${page}` && parent && index !== undefined) {
      (parent.children as PhrasingContent[]).splice(index, 1, ...link.children);
      return [SKIP, index + link.children.length];
    }
    return undefined;
  });
}

/** Draws one element; the error of a wrong prop is one of the page. */
function draw(drawing: DrawnElement, name: string, element: JsxElement, file: string): RootContent[] {
  const props = literalProps(element);
  refuseUnknown(name, props, drawing.props);
  const {page, locale} = placeOf(file);
  const nodes = drawing.draw(name, props, locale, element.children as RootContent[]);
  withoutLinksTo(page, nodes);
  return nodes;
}

/**
 * Replaces `<ToolFacts tool="read_file" />` and its like (src/dataElements), and drawn
 * windows (src/remark/pictures), by the Markdown that shows them, in the language of the page. It runs before
 * Docusaurus' own steps, so links are resolved and checked, and nothing of the
 * data reaches the browser but what the page shows.
 *
 * A wrong prop stops the build: the message has file, line, what came and what
 * is allowed.
 */
const drawElements: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, (element, index, parent) => {
    if (!isJsxElement(element)) {
      return undefined;
    }
    const drawing = element.name ? drawn[element.name] : undefined;
    if (!drawing || !element.name || !parent || index === undefined) {
      return undefined;
    }
    try {
      const nodes = draw(drawing, element.name, element, file.path);
      (parent.children as RootContent[]).splice(index, 1, ...nodes);
      // A picture holds more to draw, any other is ready.
      return [SKIP, element.name in pictures ? index : index + nodes.length];
    } catch (error) {
      return refuse(file, (error as Error).message, element);
    }
  });
};

export default drawElements;
