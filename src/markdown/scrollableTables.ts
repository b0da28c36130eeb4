import type {Element, Root} from 'hast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Puts each table into a box of its own that scrolls where the table is wider
 * than its place, and that takes the focus, so that it can be scrolled by
 * keyboard (WCAG 2.1.1). It has the name of the section: the last heading
 * before the table, or the page's title. How wide a table is shows in the
 * browser only, so every box takes the focus here; where scripts run,
 * src/theme/DocItem/Content leaves it to those that scroll.
 */
const scrollableTables: Plugin<[], Root> = () => (tree, file) => {
  const {title} = (file.data.frontMatter ?? {}) as {title?: string};
  let heading: Element['properties'][string];
  visit(tree, 'element', (element, index, parent) => {
    if (/^h[1-6]$/.test(element.tagName)) {
      heading = element.properties.id ?? heading;
    }
    if (element.tagName !== 'table' || !parent || index === undefined) {
      return undefined;
    }
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: {
        className: ['table-scroller'],
        role: 'group',
        tabIndex: 0,
        ...(heading ? {ariaLabelledBy: [String(heading)]} : {ariaLabel: title}),
      },
      children: [element],
    };
    return SKIP;
  });
};

export default scrollableTables;
