import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {SYSTEM_PARAMETER, systems} from '../client/system';
import {hasNode} from './hasNode';
import {isJsxElement, literalProps, type JsxElement} from './literals';
import {jsx} from './nodes';
import {refuse} from './pageError';

const isTabs = (node: Node): node is JsxElement =>
  isJsxElement(node) && node.name === 'Tabs' && literalProps(node).groupId === SYSTEM_PARAMETER;

/** A shortcut that is not the same everywhere. */
const isPart = (node: Node): boolean =>
  isJsxElement(node) && node.name === 'Keys' && 'mac' in literalProps(node);

/**
 * Pages with tabs or shortcuts of systems get what finds the reader's
 * (src/components/System); the others do not carry it. It stands before the
 * first such part, at the latest at the end of the opening.
 *
 * Tabs of systems have all three in one order: the style sheet counts on it.
 */
const systemParts: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, isTabs, (element: JsxElement) => {
    const values = element.children.filter(isJsxElement).map((child) => String(literalProps(child).value));
    if (values.join() !== systems.join()) {
      refuse(file, `<Tabs groupId="os"> of ${values.join(', ')}; allowed: ${systems.join(', ')}`, element);
    }
    element.attributes.push({type: 'mdxJsxAttribute', name: 'className', value: 'os-tabs'});
  });
  const choice = hasNode(tree, isPart);
  if (!choice && !hasNode(tree, isTabs)) {
    return;
  }
  const place = tree.children.findIndex(
    (node) => (node.type === 'heading' && node.depth > 1) || hasNode(node, isPart) || hasNode(node, isTabs),
  );
  const attributes = choice ? [{type: 'mdxJsxAttribute' as const, name: 'choice', value: null}] : [];
  tree.children.splice(place, 0, {...jsx('System'), attributes});
};

export default systemParts;
