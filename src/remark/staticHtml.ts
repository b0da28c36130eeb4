import {valueToEstree} from 'estree-util-value-to-estree';
import type {Element, ElementContent, Nodes, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import {find, hastToReact, html, svg} from 'property-information';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Elements that become one string, if nothing in them moves: `b` is a label of the interface. Components look into
 * lists, but not into these.
 */
const roots = new Set(['b', 'div', 'dl', 'figure', 'svg', 'table']);

/** Code with elements in it: the theme's component takes that for a block. */
const isMixedCode = ({tagName, children}: Element): boolean =>
  tagName === 'code' && children.some(({type}) => type === 'element');

/** Elements that the theme renders with a component (`@theme/MDXComponents`): links lead on without a reload. */
const themed = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'img', 'pre']);

/** Whether a node is the same before and after the page's script. */
function isStill(node: Nodes): boolean {
  if (node.type !== 'element') {
    return node.type === 'text' || node.type === 'raw';
  }
  const {tagName, properties, children} = node;
  // A component tells the check of links that an address is there.
  return !themed.has(tagName) && properties.id === undefined && children.every(isStill);
}

/** Without the line feeds that mdast-util-to-hast puts between blocks and cells. */
function withoutLineFeeds(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes
    .filter((node) => !(node.type === 'text' && node.value === '\n'))
    .map((node) => (node.type === 'element' ? {...node, children: withoutLineFeeds(node.children)} : node));
}

/** Attributes by the names that React knows: `className`, `aria-label`, `viewBox`. */
function attributesOf({tagName, properties}: Element): MdxJsxAttribute[] {
  const schema = tagName === 'svg' ? svg : html;
  return Object.entries(properties).flatMap(([key, value]): MdxJsxAttribute[] => {
    if (value === null || value === undefined || value === false) {
      return [];
    }
    const {space, property, attribute} = find(schema, key);
    return [
      {
        type: 'mdxJsxAttribute',
        name: space ? (hastToReact[property] ?? property) : attribute,
        value: value === true ? null : Array.isArray(value) ? value.join(' ') : String(value),
      },
    ];
  });
}

function asString(element: Element): MdxJsxFlowElement {
  const {tagName, children} = element;
  const content = {
    __html: toHtml(withoutLineFeeds(children), {
      allowDangerousHtml: true,
      // A row ends where the next begins: `</td></tr>` says nothing to a browser.
      omitOptionalTags: true,
      space: tagName === 'svg' ? 'svg' : 'html',
    }),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: tagName,
    attributes: [
      ...attributesOf(element),
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: JSON.stringify(content),
          data: {
            estree: {
              type: 'Program',
              sourceType: 'module',
              body: [{type: 'ExpressionStatement', expression: valueToEstree(content)}],
            },
          },
        },
      },
    ],
    children: [],
    // MDX reads it: rendered as the element that it is, by no component of the theme.
    data: {_mdxExplicitJsx: true} as MdxJsxFlowElement['data'],
  };
}

/**
 * Labels, tables and drawings in which nothing moves go into a page's script
 * as one string each. As a tree of calls they weigh three times as much, and
 * the browser would walk through every cell of what it shows already.
 *
 * The strings are ours: what an author wrote was parsed as Markdown before.
 */
const staticHtml: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined || !isStill(element)) {
      return undefined;
    }
    if (!roots.has(element.tagName) && !isMixedCode(element)) {
      return undefined;
    }
    (parent.children as (ElementContent | MdxJsxFlowElement)[])[index] = asString(element);
    return SKIP;
  });
};

export default staticHtml;
