import type {Element, Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

const isElement = (node: {type: string}): node is Element => node.type === 'element';

/** Whether a row names the rows that follow: one head across the table. */
const namesGroup = (row: Element): boolean =>
  row.children.some((cell) => isElement(cell) && cell.properties.scope === 'rowgroup');

/**
 * Gives each group of rows a `tbody` of its own. Markdown tables have one; a
 * head with `scope="rowgroup"` speaks for the `tbody` it stands in (HTML,
 * 4.9.10), so without this every group would carry the names of all before it.
 */
const splitRowGroups: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') {
      return;
    }
    table.children = table.children.flatMap((part) => {
      if (!isElement(part) || part.tagName !== 'tbody') {
        return [part];
      }
      const rows = part.children.filter(isElement);
      if (!rows.some(namesGroup)) {
        return [part];
      }
      return rows.reduce<Element[]>((bodies, row) => {
        const last = bodies.at(-1);
        if (!last || namesGroup(row)) {
          return [...bodies, {...part, children: [row]}];
        }
        last.children.push(row);
        return bodies;
      }, []);
    });
  });
};

export default splitRowGroups;
