import type {Link, PhrasingContent, RootContent, Root} from 'mdast';
import type {Plugin} from 'unified';
import type {Node} from 'unist';
import {SKIP, visit} from 'unist-util-visit';
import {refuseUnknown} from '../config/props';
import {diagrams} from './diagrams';
import {dataElements} from './elements';
import type {RenderedElement} from './elements/defineElement';
import {isJsxElement, literalProps, type JsxElement} from './literals';
import {refuseError} from './pageError';
import {pictures} from './pictures';
import {documentPath} from './documentPath';

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

/** Renders one element; the error of a wrong prop is one of the page. */
function renderOne(
  definition: RenderedElement,
  name: string,
  element: JsxElement,
  file: string,
): RootContent[] {
  const props = literalProps(element);
  refuseUnknown(name, props, definition.props);
  const {page, locale} = documentPath(file);
  const nodes = definition.render(name, props, locale, element.children as RootContent[]);
  withoutLinksTo(page, nodes);
  return nodes;
}

/** The nodes that replace an element, and whether elements in them are rendered, too; undefined for an element that is none of ours. */
function replacementOf(
  element: JsxElement,
  file: string,
  isCaptioned: boolean,
): {nodes: RootContent[]; isReady: boolean} | undefined {
  const name = element.name ?? '';
  const definition = dataElements[name] ?? pictures[name] ?? diagrams[name];
  if (diagrams[name] && !isCaptioned) {
    throw new Error(`<${name}> stands alone; allowed: in <Figure caption="what to see in it">.`);
  }
  return definition && {nodes: renderOne(definition, name, element, file), isReady: name in dataElements};
}

/**
 * Replaces what authors write as elements by the Markdown that shows it, in the language of the page: tables such as
 * `<ToolFacts tool="read_file" />` (elements/), windows (pictures/) and diagrams (diagrams/). It
 * runs before Docusaurus' own steps, so links are resolved and checked, and nothing of the
 * data reaches the browser but what the page shows.
 *
 * A mistake stops the build: the message has file, line, what came and what is allowed.
 */
const renderElements: Plugin<[], Root> = () => (tree, file) => {
  const inFigures = new Set<Node>();
  visit(tree, (element, index, parent) => {
    try {
      if (!isJsxElement(element) || !parent || index === undefined) {
        return undefined;
      }
      if (element.name === 'Figure') {
        visit(element, (node) => {
          inFigures.add(node);
        });
      }
      const found = replacementOf(element, file.path, inFigures.has(element));
      if (!found) {
        return undefined;
      }
      (parent.children as RootContent[]).splice(index, 1, ...found.nodes);
      return [SKIP, found.isReady ? index + found.nodes.length : index];
    } catch (error) {
      return refuseError(file, error, element);
    }
  });
};

export default renderElements;
