/**
 * Takes one page apart. Pure: text in, facts out.
 */
import type {Node, Nodes, Parents} from 'mdast';
import type {LeafDirective, TextDirective} from 'mdast-util-directive';
import {LineCounter, isMap, isScalar, parseDocument} from 'yaml';
import type {Locale} from '../../src/config/locales.ts';
import {fillTokens} from '../../src/config/tokens.ts';
import {
  evaluate,
  expressionOf,
  isJsxElement,
  literalProps,
  type JsxElement,
} from '../../src/markdown/literals.ts';
import {parseSource} from '../../src/markdown/parse.ts';
import type {FrontMatterValue, LabelUse, Page, Place, PropValue, Prose, Segment} from './types.mts';

/** Props that are read as running text, and so belong to the words and not to the labels. */
const proseProps: Record<string, readonly string[]> = {
  Figure: ['caption'],
  Formula: ['name', 'spoken'],
  Flow: ['name', 'loop'],
  Layers: ['top', 'bottom'],
  Mockup: ['title', 'label'],
  ShareBar: ['items'],
  TabItem: ['label'],
  Tabs: ['label'],
};

/** Components whose paragraphs are no running text, and the one that numbers it. */
const places: Record<string, Place> = {
  Cards: 'card',
  Connections: 'drawing',
  DecisionTree: 'drawing',
  Figure: 'drawing',
  FileTree: 'drawing',
  Flow: 'drawing',
  Formulas: 'letter',
  Layers: 'drawing',
  MockMessage: 'drawing',
  MockStatus: 'drawing',
  MockTool: 'drawing',
  Mockup: 'drawing',
  Sequence: 'drawing',
  Steps: 'step',
  Timeline: 'drawing',
};

/** What a place inside another counts as: the first of these that holds. */
const placeOrder: readonly Place[] = ['card', 'drawing', 'callout', 'step', 'item'];

const isParent = (node: Node): node is Parents => 'children' in node;

const isTextDirective = (node: Node): node is TextDirective | LeafDirective =>
  node.type === 'textDirective' || node.type === 'leafDirective';

const lineOf = (node: Node): number => node.position?.start.line ?? 1;

/** The texts in a prop: itself, or the labels of its items. */
function textsOf(value: PropValue | undefined): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return Array.isArray(value)
    ? value.flatMap((item) =>
        item !== null && typeof item === 'object' && 'label' in item ? textsOf(item.label) : [],
      )
    : [];
}

/** All text below a node, code and labels included. */
function textOf(node: Nodes): string {
  return segmentsOf(node)
    .map(({text}) => text)
    .join('');
}

/** The running text of a block, split where code and labels interrupt it. */
function segmentsOf(node: Nodes): Segment[] {
  const line = lineOf(node);
  if (node.type === 'text') {
    return [{kind: 'plain', text: node.value, line}];
  }
  if (node.type === 'inlineCode' || node.type === 'inlineMath') {
    return [{kind: 'code', text: node.value, line}];
  }
  if (node.type === 'break') {
    return [{kind: 'plain', text: '\n', line}];
  }
  if (node.type === 'image') {
    return [{kind: 'plain', text: node.alt ?? '', line}];
  }
  if (node.type === 'mdxTextExpression') {
    const expression = expressionOf(node.data?.estree);
    const value = expression && evaluate(expression);
    return typeof value === 'string' ? [{kind: 'plain', text: value, line}] : [];
  }
  const inner = isParent(node) ? node.children.flatMap(segmentsOf) : [];
  if (isJsxElement(node)) {
    const {combo} = literalProps(node);
    if (node.name === 'UI') {
      return [{kind: 'label', text: inner.map(({text}) => text).join(''), line}];
    }
    if (typeof combo === 'string') {
      return [{kind: 'code', text: combo, line}];
    }
  }
  // `10:30` is no directive, but `vscode:extension` outside code is: the site prints it as written.
  return isTextDirective(node) ? [{kind: 'plain', text: `:${node.name}`, line}, ...inner] : inner;
}

/** The lines of a fence's content as typed, without the indentation of the fence. */
function sourceOf(lines: readonly string[], node: Node): string {
  const first = lineOf(node);
  const indent = /^\s*/.exec(lines[first - 1] ?? '')?.[0].length ?? 0;
  return lines
    .slice(first, (node.position?.end.line ?? first) - 1)
    .map((line) => (line.slice(0, indent).trim() === '' ? line.slice(indent) : line.trimStart()))
    .join('\n');
}

/** The front matter, each value with its line. */
function frontMatterOf(yaml: string): {
  values: Map<string, FrontMatterValue>;
  error: string | undefined;
} {
  const counter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: counter});
  const values = new Map<string, FrontMatterValue>();
  const read: unknown = document.errors.length > 0 ? undefined : document.toJS();
  if (isMap(document.contents) && read !== null && typeof read === 'object') {
    const lines = new Map(
      document.contents.items.map(({key}) =>
        isScalar(key) ? [String(key.value), counter.linePos(key.range?.[0] ?? 0).line] : ['', 0],
      ),
    );
    // The opening `---` is line 1 of the file.
    Object.entries(read).forEach(([key, value]) => values.set(key, {value, line: (lines.get(key) ?? 0) + 1}));
  }
  return {values, error: document.errors[0]?.message.replace(/ at line [^]*/, '')};
}

export interface Source {
  id: string;
  locale: Locale;
  file: string;
  raw: string;
  tokens: Record<string, string>;
}

/** Takes a page apart. A page that cannot be parsed has one problem and no content. */
export function parsePage({id, locale, file, raw, tokens}: Source): Page {
  const page: Page = {
    id,
    locale,
    file,
    raw,
    frontMatter: new Map(),
    headings: [],
    code: [],
    formulas: [],
    links: [],
    callouts: [],
    components: [],
    tables: [],
    labels: [],
    prose: [],
    parsed: false,
    problems: [],
  };
  const fail = (line: number, came: string, allowed: string) =>
    page.problems.push({file, line, came, allowed});

  let filled = raw;
  try {
    filled = fillTokens(raw, tokens, file);
  } catch (error) {
    const {message} = error as Error;
    fail(
      Number(/line (\d+)/.exec(message)?.[1] ?? 1),
      /Unknown token \S+/.exec(message)?.[0].replace('U', 'u') ?? message,
      'the tokens of src/config/product.ts',
    );
    return page;
  }

  const rawLines = raw.split('\n');
  let source: ReturnType<typeof parseSource>;
  try {
    source = parseSource(filled);
  } catch (error) {
    const {line, reason} = error as {line?: number; reason?: string};
    // Of a tag that is never closed only the sentence says where it stands: "`<Tabs>` (12:1-12:7)".
    const named = /\((\d+):\d+/.exec(reason ?? '')?.[1];
    fail(
      line ?? Number(named ?? 1),
      `MDX that does not parse: ${reason ?? String(error)}`,
      'valid MDX, without raw HTML',
    );
    return page;
  }
  const {root, ids} = source;
  const [first] = root.children;
  if (first?.type === 'yaml') {
    const {values, error} = frontMatterOf(first.value);
    if (error !== undefined) {
      fail(1, `front matter that does not parse: ${error}`, 'valid YAML');
      return page;
    }
    page.frontMatter = values;
  }

  page.parsed = true;
  let section = '';
  let block = 0;

  const addProse = (
    place: Place,
    line: number,
    segments: Segment[],
    cell?: Pick<Prose, 'head' | 'column'>,
  ) => {
    if (segments.length > 0) {
      page.prose.push({place, line, section, segments, ...cell});
    }
  };
  const addLabel = (component: LabelUse['component'], value: PropValue | undefined, line: number) => {
    if (typeof value === 'string' && value !== '') {
      page.labels.push({component, text: value, line, section, block});
    }
  };

  const addElement = (node: JsxElement) => {
    const name = node.name ?? '';
    const line = lineOf(node);
    if (name === 'details' || name === 'summary') {
      page.components.push({name, props: {}, line, section});
      return;
    }
    if (name === '' || /^[a-z]/.test(name)) {
      fail(line, `raw HTML <${name}>`, 'Markdown and the components of CONTRIBUTING.md');
      return;
    }
    const props = literalProps(node);
    page.components.push({name, props, line, section});
    for (const attribute of ['style', 'className']) {
      if (attribute in props) {
        fail(line, `${attribute} on <${name}>`, 'no styles in pages: looks belong to the component');
      }
    }
    for (const prop of proseProps[name] ?? []) {
      for (const text of textsOf(props[prop])) {
        addProse('prop', line, [{kind: 'plain', text, line}]);
      }
    }
    if (name === 'UI') {
      addLabel('UI', textOf(node), line);
    } else if (name === 'MockButtons') {
      block += 1;
      addLabel(name, props.primary, line);
      addLabel(name, props.secondary, line);
    } else if (name === 'MockField') {
      block += 1;
      addLabel(name, props.label, line);
    } else if (name === 'MockTool') {
      block += 1;
      addLabel(name, props.title, line);
    } else if (name === 'MockNav' && Array.isArray(props.items)) {
      block += 1;
      props.items.forEach((item) => addLabel(name, item, line));
    }
  };

  /** `place` is that of the paragraphs below the node, undefined outside of lists, callouts and components. */
  const visit = (node: Nodes, place?: Place) => {
    const line = lineOf(node);
    const within = (next: Place): Place =>
      placeOrder.find((candidate) => candidate === place || candidate === next) ?? next;
    let inner = place;
    switch (node.type) {
      case 'yaml': {
        for (const key of ['title', 'description', 'sidebar_label']) {
          const found = page.frontMatter.get(key);
          if (typeof found?.value === 'string') {
            addProse('front matter', found.line, [{kind: 'plain', text: found.value, line: found.line}]);
          }
        }
        return;
      }
      case 'mdxjsEsm':
        fail(
          line,
          `"${node.value.split('\n')[0] ?? ''}"`,
          'no imports and exports: components are registered for every page',
        );
        return;
      case 'code': {
        const {lang, meta, value} = node;
        const source = sourceOf(rawLines, node);
        page.code.push({lang: lang ?? '', meta: meta ?? '', value, source, line, section});
        return;
      }
      case 'math':
      case 'inlineMath':
        page.formulas.push({tex: node.value, line, section});
        return;
      case 'heading': {
        const heading = {level: node.depth, id: ids.get(line), text: textOf(node), line};
        page.headings.push(heading);
        section = heading.id ?? section;
        block += 1;
        addProse('heading', line, segmentsOf(node));
        break;
      }
      case 'paragraph': {
        block += 1;
        const isTitle = node.data !== undefined && 'directiveLabel' in node.data;
        const here = place ?? (page.headings.length === 0 ? 'opening' : 'paragraph');
        addProse(isTitle ? 'heading' : here, line, segmentsOf(node));
        break;
      }
      case 'table': {
        const {children: rows} = node;
        const heads = rows[0]?.children.map(textOf) ?? [];
        page.tables.push({rows: rows.map(({children}) => children.length), line, section});
        rows.forEach((row, index) =>
          row.children.forEach((cell, column) => {
            block += 1;
            const at = {head: heads[column] ?? '', column};
            const here = place === 'letter' ? place : index === 0 ? 'head' : 'cell';
            addProse(here, lineOf(cell), segmentsOf(cell), at);
            cell.children.forEach((child) => visit(child, place));
          }),
        );
        return;
      }
      case 'listItem':
        inner = within('item');
        break;
      case 'containerDirective':
        page.callouts.push({kind: node.name, line, section});
        inner = within('callout');
        break;
      case 'link':
        page.links.push({url: node.url, kind: 'link', line, section});
        break;
      case 'image':
        page.links.push({url: node.url, kind: 'picture', line, section});
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        addElement(node);
        if (node.name !== null && node.name in places) {
          inner = within(places[node.name] as Place);
        }
        break;
      default:
    }
    if (isParent(node)) {
      node.children.forEach((child) => visit(child, inner));
    }
  };
  visit(root);
  return page;
}
