import type {Node} from 'unist';
import {EXIT, visit} from 'unist-util-visit';

/** Whether a test holds for a node or for one below it. */
export function hasNode(tree: Node, test: (node: Node) => boolean): boolean {
  let found = false;
  visit(tree, (node) => {
    found = test(node);
    return found ? EXIT : undefined;
  });
  return found;
}
