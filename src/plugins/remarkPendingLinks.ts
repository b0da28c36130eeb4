import path from 'node:path';
import type {Link, Node, Parent} from 'mdast';
import type {Plugin} from 'unified';
import {docsFolder, localeOfFile} from '../config/locales';
import {allPages, isWritten} from '../config/sections';

const isParent = (node: Node): node is Parent => 'children' in node;
const isLink = (node: Node): node is Link => node.type === 'link';

/** Id of the document that a relative `.mdx` link in `filePath` points to. */
function targetOf(url: string, filePath: string, siteDir: string): string | undefined {
  const [file] = url.split('#');
  if (!file?.startsWith('.') || !file.endsWith('.mdx')) {
    return undefined;
  }
  const root = path.join(siteDir, docsFolder[localeOfFile(filePath)]);
  const target = path.relative(root, path.resolve(path.dirname(filePath), file));
  return target.replaceAll('\\', '/').replace(/\.mdx$/, '');
}

/**
 * Drops links to documents of the specification that are still to be written:
 * the words stay, the link goes. A list item that consists of such a link and
 * its description goes as a whole. When the page lands, its links come alive.
 */
const remarkPendingLinks: Plugin<[{siteDir?: string}?]> = ({siteDir = process.cwd()} = {}) => {
  return (tree, file) => {
    const isPending = (node: Node) => {
      const id = isLink(node) && targetOf(node.url, file.path, siteDir);
      return Boolean(id) && allPages.includes(id as string) && !isWritten(id as string);
    };
    const opensWithPendingLink = (item: Node) => {
      const [paragraph] = isParent(item) ? item.children : [];
      const [first] = paragraph && isParent(paragraph) ? paragraph.children : [];
      return item.type === 'listItem' && first !== undefined && isPending(first);
    };
    const visit = (parent: Parent) => {
      parent.children = parent.children
        .filter((child) => !opensWithPendingLink(child))
        .flatMap((child) =>
          isPending(child) && isParent(child) ? child.children : [child],
        ) as typeof parent.children;
      for (const child of parent.children) {
        if (isParent(child)) {
          visit(child);
        }
      }
    };
    visit(tree as Parent);
  };
};

export default remarkPendingLinks;
