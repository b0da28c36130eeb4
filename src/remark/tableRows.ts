import type {Element, ElementContent, Nodes} from 'hast';
import {h} from 'hastscript';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import type {Locale} from '../config/locales';
import texts from '../data/texts/elements.json';
import {literalProps} from './literals';

const isElement = (node: Nodes): node is Element => node.type === 'element';

const elementsIn = ({children}: Element): Element[] => children.filter(isElement);

/** Whether a cell says anything. */
const isBlank = ({children}: Element): boolean =>
  children.every((node) => node.type === 'text' && node.value.trim() === '');

const isRowMark = (node: ElementContent | undefined): boolean =>
  (node as Nodes | MdxJsxTextElement | undefined)?.type === 'mdxJsxTextElement' &&
  (node as unknown as MdxJsxTextElement).name === 'Row';

/** Gives a row the address that `<Row id="…" />` at the beginning of its first cell names, and a link to copy it from. */
function setAddress(row: Element, label: string): void {
  const [first] = elementsIn(row);
  const [mark, ...rest] = first?.children ?? [];
  if (!first || !mark || !isRowMark(mark)) {
    return;
  }
  const id = String(literalProps(mark as unknown as MdxJsxTextElement).id);
  const [next, ...others] = rest;
  row.properties.id = id;
  first.children = [
    ...(next?.type === 'text' ? [{...next, value: next.value.trimStart()}, ...others] : rest),
    h('a', {href: `#${id}`, className: ['hash-link'], ariaLabel: label}),
  ];
}

/** A row whose first cell is bold and whose others are empty names the rows that follow: it becomes one head across them. */
function setGroupHead(row: Element, columns: number): boolean {
  const [first, ...others] = elementsIn(row);
  const [name, ...more] = first?.children ?? [];
  if (!first || others.length === 0 || !others.every(isBlank) || more.length > 0) {
    return false;
  }
  if (name?.type !== 'element' || name.tagName !== 'strong') {
    return false;
  }
  // The element inside is for the style sheet: a head across a table that scrolls stays in view.
  row.children = [h('th', {scope: 'rowgroup', colSpan: columns}, h('span', name.children))];
  return true;
}

/**
 * Rows under a name get a `tbody` of their own. Markdown tables have one; a head with `scope="rowgroup"` speaks for
 * the `tbody` it stands in (HTML, 4.9.10), so without this every group would carry the names of all before it.
 */
function splitGroups(body: Element, columns: number): Element[] {
  const rows = elementsIn(body);
  const heads = new Set(rows.filter((row) => setGroupHead(row, columns)));
  if (heads.size === 0) {
    return [body];
  }
  return rows.reduce<Element[]>((bodies, row) => {
    const last = bodies.at(-1);
    if (!last || heads.has(row)) {
      return [...bodies, {...body, children: [row]}];
    }
    last.children.push(row);
    return bodies;
  }, []);
}

/** The empty corner above row names is no heading: a heading without words is one of nothing. */
function clearCorner(cell: Element): void {
  if (isBlank(cell)) {
    cell.tagName = 'td';
    delete cell.properties.scope;
  }
}

/**
 * Adds to a table what Markdown has no syntax for: addresses of rows (`<Row id="setting-checkpoints" />`), rows under a
 * name, and an empty corner.
 */
export function renderRows(table: Element, locale: Locale): void {
  const [head] = elementsIn(table);
  const heads = head ? elementsIn(head).flatMap(elementsIn) : [];
  heads.forEach(clearCorner);
  table.children = table.children.flatMap((part) => {
    if (!isElement(part) || part.tagName !== 'tbody') {
      return [part];
    }
    elementsIn(part).forEach((row) => setAddress(row, texts.row.link[locale]));
    return splitGroups(part, heads.length);
  });
}
