import type {Element, Nodes, Properties, Root} from 'hast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {localeOfFile} from '../config/locales';
import {renderRows} from './tableRows';
import {textOf} from './text';

/** Characters of a cell that fits into a column beside others, on a phone too. */
const BRIEF = 24;

/** Characters of the longest cell of a column that is not broken. */
const SHORT = 12;

/** Characters of a cell that stands beside its label in a card: two lines there, which it would take below it too. */
const BESIDE_LABEL = 48;

/** From here on columns are there to be compared: the table stays one on a phone, and is scrolled. */
const MATRIX_COLUMNS = 5;

/** Characters that the longest words of fewer columns may have together, so that a phone shows them all. */
const PHONE_WIDTH = 32;

/** Characters of the name of a row that stands beside its values, and of one beside a sentence. */
const ROW_NAME = {values: 80, sentence: 18};

/** Characters that fit beside each other into the text's own width; columns beyond it want more room. */
const TEXT_WIDTH = 70;

/** Least width of a column, and the gap between two, in characters. */
const COLUMN = {least: 14, gap: 3};

const isElement = (node: Nodes): node is Element => node.type === 'element';

const longest = (lengths: readonly number[]): number => Math.max(0, ...lengths);

const sum = (lengths: readonly number[]): number => lengths.reduce((all, length) => all + length, 0);

const cellsOf = (row: Element): Element[] => row.children.filter(isElement);

/** A number with its unit, a range or an amount of money; what is not known is a dash. */
const NUMBER =
  /^(?:[–—-]|[~≈<>≤≥]?\s?(?:US\$|R\$|\$)?\s?[+−-]?\d[\d.,\s]*(?:[–-]\s?\d[\d.,]*)?\s?(?:%|[a-zµ]{1,3}|GB|MB|KB)?)$/iu;

/** A column of a table: what its cells are called, and how much room they ask for. */
interface Column {
  label: string;
  /** Length of the longest cell. */
  cell: number;
  /** Length of the longest word. */
  word: number;
}

interface Parts {
  columns: Column[];
  /** Heads of the columns. */
  heads: Element[];
  /** Rows of the body that have a cell for each column. */
  rows: Element[][];
}

function partsOf(table: Element): Parts {
  const [head, ...bodies] = cellsOf(table);
  const heads = head ? cellsOf(head).flatMap(cellsOf) : [];
  const rows = bodies
    .flatMap(cellsOf)
    .map(cellsOf)
    .filter((cells) => cells.length === heads.length);
  const columns = heads.map((cell, index): Column => {
    const texts = rows.map((cells) => textOf(cells[index] as Element));
    return {
      label: textOf(cell),
      cell: longest(texts.map((text) => text.length)),
      word: longest([textOf(cell), ...texts].flatMap((text) => text.split(/\s/)).map((word) => word.length)),
    };
  });
  return {columns, heads, rows};
}

const isBrief = ({cell}: Column): boolean => cell <= BRIEF;

/** Whether a table stays one on a phone: signs, numbers and words to compare, or columns that fit. */
function staysTable(columns: readonly Column[]): boolean {
  const [first, ...others] = columns;
  if (!first) {
    return true;
  }
  const fits = sum(columns.map(({word}) => word)) <= PHONE_WIDTH;
  if (others.length === 1 && first.cell <= ROW_NAME.sentence) {
    return fits;
  }
  return (
    first.cell <= ROW_NAME.values &&
    first.word <= BRIEF &&
    others.every(isBrief) &&
    (fits || columns.length >= MATRIX_COLUMNS)
  );
}

/** Whether the columns ask for more room than a line of text has. */
function isWide(columns: readonly Column[]): boolean {
  const wanted = columns.map(({cell, word}) => Math.max(word, Math.min(cell, COLUMN.least)) + COLUMN.gap);
  return columns.length >= MATRIX_COLUMNS || sum(wanted) > TEXT_WIDTH;
}

const addClass = (element: Element, name: string): void => {
  element.properties.className = [element.properties.className ?? [], name].flat() as string[];
};

/** Numbers stand below each other, and what is short is not broken beside free space: the name of a row, and a column. */
function alignCells({columns, heads, rows}: Parts): void {
  heads.forEach((head, index) => {
    const cells = rows.map((row) => row[index] as Element);
    const texts = cells.map((cell) => textOf(cell).trim());
    if (
      index > 0 &&
      texts.some((text) => /\d/.test(text)) &&
      texts.every((text) => text === '' || NUMBER.test(text))
    ) {
      [head, ...cells].forEach((cell) => addClass(cell, 'number'));
    }
  });
  rows.forEach((cells) =>
    cells.forEach((cell, index) => {
      const isShort =
        index === 0 ? textOf(cell).trim().length <= BRIEF : (columns[index] as Column).cell <= SHORT;
      if (isShort) {
        addClass(cell, 'no-break');
      }
    }),
  );
}

/** Readies a table to be shown as cards: the label of its column at each cell. */
function labelCells({columns, rows}: Parts): void {
  rows.forEach((cells) =>
    cells.forEach((cell, index) => {
      const column = columns[index] as Column;
      cell.properties.dataLabel = column.label || undefined;
      if (index > 0 && column.cell <= BESIDE_LABEL && column.word <= BRIEF && column.label.length <= BRIEF) {
        addClass(cell, 'brief');
      }
    }),
  );
}

/**
 * Renders what Markdown has no word for in tables (tableRows.ts), and puts each into a box that says how it fits into narrow places
 * (src/css/tables.css):
 *
 * - `table-cards`: rows of text become cards there. Each cell has the label of
 *   its column; src/theme/DocItem/Content has it stay a table to be heard.
 * - `table-scroller`: signs, numbers and short words stay a table. The box scrolls
 *   where it is wider than its place, and takes the focus, so that it can be
 *   scrolled by keyboard (WCAG 2.1.1). It has the name of the section: the last
 *   heading before the table, or the page's title. Whether it scrolls shows in the
 *   browser only, so each takes the focus here; where scripts run,
 *   src/theme/DocItem/Content leaves it to those that do.
 *
 * `wide` is added where the columns want more room than a line of text has.
 */
const renderTables: Plugin<[], Root> = () => (tree, file) => {
  const {title} = (file.data.frontMatter ?? {}) as {title?: string};
  const locale = localeOfFile(file.path);
  let heading: Properties[string];
  visit(tree, 'element', (element, index, parent) => {
    if (/^h[1-6]$/.test(element.tagName)) {
      heading = element.properties.id ?? heading;
    }
    if (element.tagName !== 'table' || !parent || index === undefined) {
      return undefined;
    }
    renderRows(element, locale);
    const parts = partsOf(element);
    alignCells(parts);
    const wide = isWide(parts.columns) ? ['wide'] : [];
    let properties: Properties;
    if (staysTable(parts.columns)) {
      properties = {
        className: ['table-scroller', ...wide],
        role: 'group',
        tabIndex: 0,
        ...(heading ? {ariaLabelledBy: [String(heading)]} : {ariaLabel: title}),
      };
    } else {
      labelCells(parts);
      properties = {className: ['table-cards', ...wide]};
    }
    parent.children[index] = {type: 'element', tagName: 'div', properties, children: [element]};
    return SKIP;
  });
};

export default renderTables;
