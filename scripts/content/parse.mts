/** Takes one page apart. Pure: text in, facts out. */
import {toString} from 'mdast-util-to-string';
import type {Code, Node, Nodes, Parents, Root, Table} from 'mdast';
import {unified} from 'unified';
import {fillTokens, UnknownToken} from '../../src/config/tokens.ts';
import {
  evaluate,
  expressionOf,
  literalProps,
  type JsxElement,
  type Literal,
} from '../../src/remark/literals.ts';
import {refusing} from '../../src/remark/markdownPlugins.ts';
import {finding} from './finding.mts';
import {lintMarkdown} from './lint.mts';
import {parseSource} from './parseSource.mts';
import {
  checkCharacters,
  checkFences,
  checkLastFence,
  foldingElements,
  mistakeOfMdx,
  readFrontMatter,
  Unreadable,
} from './source.mts';
import type {LabelUse, Page, Piece} from './types.mts';

/** The placeholder for code and labels in a text that is searched for words. */
export const hole = '\u{FFFC}';

/** Props that are read as running text, and so belong to the words and not to the labels. */
const textProps: Record<string, readonly string[]> = {
  Figure: ['caption'],
  Flow: ['name', 'loop'],
  Mockup: ['title', 'label'],
  TabItem: ['label'],
  Tabs: ['label'],
};

/** Props that are labels of the interface. */
const labelProps: Record<Exclude<LabelUse['component'], 'UI'>, readonly string[]> = {
  MockButtons: ['primary', 'secondary'],
  MockField: ['label'],
  MockList: ['items'],
  MockTool: ['title'],
};

const isParent = (node: Node): node is Parents => 'children' in node;

const lineOf = (node: Node): number => node.position?.start.line ?? 1;

/** The texts in a prop: itself, or those of a list. */
function textsOf(value: Literal | undefined): string[] {
  if (typeof value === 'string') {
    return value === '' ? [] : [value];
  }
  return Array.isArray(value) ? value.flatMap(textsOf) : [];
}

/** The words of a block, with a hole for each piece of code and each label. */
function piecesOf(node: Nodes): Piece[] {
  const line = lineOf(node);
  const inner = () => (isParent(node) ? node.children.flatMap(piecesOf) : []);
  switch (node.type) {
    case 'text':
      return [{text: node.value, line}];
    case 'inlineCode':
      return [{text: hole, line}];
    case 'break':
      return [{text: '\n', line}];
    case 'image':
      return [{text: node.alt ?? '', line}];
    // `10:30` is no directive, but `vscode:extension` outside code is: the site prints it as written.
    case 'textDirective':
    case 'leafDirective':
      return [{text: `:${node.name}`, line}, ...inner()];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.name === 'UI' || node.name === 'Keys' ? [{text: hole, line}] : inner();
    default:
      return inner();
  }
}

/** The lines of a fence's content as typed, without the indentation of the fence. */
function sourceOf(lines: readonly string[], node: Code): string {
  const first = lineOf(node);
  const indent = /^\s*/.exec(lines[first - 1] ?? '')?.[0].length ?? 0;
  return lines
    .slice(first, (node.position?.end.line ?? first) - 1)
    .map((line) => (line.slice(0, indent).trim() === '' ? line.slice(indent) : line.trimStart()))
    .join('\n');
}

/** The state of the walk through a page. */
interface Walk {
  page: Page;
  /** Ids of headings by line. */
  ids: Map<number, string>;
  lines: readonly string[];
  section: string;
  block: number;
  /** First nodes of the first cells of table rows, the only place for a `<Row>`. */
  addresses: Set<Node>;
  problem: (node: Node, came: string, allowed: string) => void;
}

/** A component, its labels and the texts in its props. */
function readElement(node: JsxElement, walk: Walk): void {
  const {page, section, problem} = walk;
  const name = node.name ?? '';
  const line = lineOf(node);
  if (name === '' || (/^[a-z]/.test(name) && !foldingElements.includes(name))) {
    problem(node, `raw HTML <${name}>`, 'write Markdown or a component of src/remark/authorComponents.ts');
    return;
  }
  const props = literalProps(node);
  page.components.push({name, props, line, section});
  for (const attribute of node.attributes) {
    const {value} = attribute;
    const isComputed =
      attribute.type === 'mdxJsxExpressionAttribute' ||
      (typeof value === 'object' && value !== null && props[attribute.name] === `{${value.value}}`);
    if (isComputed) {
      problem(
        node,
        `a computed value on <${name}>`,
        'write a text in quotes, or a number or a list in braces',
      );
    }
  }
  for (const attribute of ['style', 'className'].filter((attribute) => attribute in props)) {
    problem(node, `${attribute} on <${name}>`, 'remove it: looks belong to the component');
  }
  if (name === 'Row') {
    page.rows.push({id: String(props.id), line, section});
    if (!walk.addresses.has(node)) {
      problem(node, 'a <Row> at the wrong place', 'write it first in the first cell of a row below the head');
    }
  }
  for (const text of (textProps[name] ?? []).flatMap((prop) => textsOf(props[prop]))) {
    page.texts.push([{text, line}]);
  }
  const addLabel = (component: LabelUse['component'], text: string) =>
    page.labels.push({component, text, line, section, block: walk.block});
  if (name === 'UI') {
    addLabel(name, toString(node));
  } else if (name in labelProps) {
    const component = name as keyof typeof labelProps;
    labelProps[component]
      .flatMap((prop) => textsOf(props[prop]))
      .forEach((text) => addLabel(component, text));
  }
}

/** A table: its cells, and the addresses of its rows. */
function readTable({children: rows, position}: Table, {page, section, addresses}: Walk): void {
  const line = position?.start.line ?? 1;
  page.tables.push({rows: rows.map(({children}) => children.length), line, section});
  page.texts.push(...rows.flatMap(({children}) => children.map(piecesOf)));
  rows.slice(1).forEach(({children: [cell]}) => cell?.children[0] && addresses.add(cell.children[0]));
}

/** Reads one node. What stands in it is read after it. */
function read(node: Nodes, walk: Walk): void {
  const {page, section, problem} = walk;
  const line = lineOf(node);
  switch (node.type) {
    case 'mdxjsEsm':
      problem(
        node,
        `“${node.value.split('\n')[0] ?? ''}”`,
        'remove it: every component is registered for every page',
      );
      break;
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      // A comment has no statement.
      if (node.data?.estree?.body.length !== 0) {
        const expression = expressionOf(node.data?.estree);
        if (!expression || typeof evaluate(expression) !== 'string') {
          problem(
            node,
            `{${node.value}} in the text`,
            `write \\{${node.value}}, or \`{${node.value}}\` for code`,
          );
        }
      }
      break;
    case 'code':
      page.code.push({
        lang: node.lang ?? '',
        meta: node.meta ?? '',
        value: node.value,
        source: sourceOf(walk.lines, node),
        line,
        section,
      });
      break;
    case 'heading': {
      const id = walk.ids.get(line);
      walk.section = id ?? section;
      page.headings.push({level: node.depth, id, text: toString(node), line, section: walk.section});
      page.texts.push(piecesOf(node));
      break;
    }
    case 'paragraph':
      page.texts.push(piecesOf(node));
      break;
    case 'table':
      readTable(node, walk);
      break;
    case 'leafDirective':
      problem(node, `::${node.name} on one line`, 'write a callout of three lines, or \\:: for the signs');
      break;
    case 'containerDirective':
      page.callouts.push({kind: node.name, line, section});
      break;
    case 'link':
    case 'image':
      page.links.push({url: node.url, kind: node.type === 'link' ? 'link' : 'picture', line, section});
      break;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      readElement(node, walk);
      break;
    default:
  }
}

/** Pieces whose labels are compared with each other. */
const blocks = ['heading', 'paragraph', 'tableCell', 'mdxJsxFlowElement'];

function visit(node: Nodes, walk: Walk): void {
  if (blocks.includes(node.type)) {
    walk.block = node.position?.start.offset ?? 0;
  }
  read(node, walk);
  if (isParent(node)) {
    node.children.forEach((child) => visit(child, walk));
  }
}

const build = unified().use({plugins: [...refusing]});

/** The error with which the build would stop at an element of the page, if any. It changes the tree. */
function refusalOf(root: Root, file: string): {line: number; came: string; allowed: string} | undefined {
  try {
    build.runSync(root, {path: `/${file}`});
    return undefined;
  } catch (error) {
    const {reason, message, line = 1} = error as Error & {reason?: string; line?: number};
    const [came = '', allowed] = (reason ?? message).replace(/\.$/, '').split('; allowed: ');
    return {
      line,
      came,
      allowed: allowed === undefined ? 'write what the component takes' : `write ${allowed}`,
    };
  }
}

export type Source = Pick<Page, 'id' | 'locale' | 'file' | 'raw'> & {tokens: Record<string, string>};

/** A page of which nothing is known yet. */
const emptyPage = ({id, locale, file, raw}: Source): Page => ({
  ...{id, locale, file, raw, frontMatter: new Map(), parsed: false, problems: []},
  ...{headings: [], code: [], links: [], callouts: [], components: []},
  ...{tables: [], rows: [], labels: [], texts: []},
});

/** The text of a page with its tokens filled. @throws Unreadable */
function filledText({raw, tokens, file}: Source): string {
  try {
    return fillTokens(raw, tokens, file);
  } catch (error) {
    if (error instanceof UnknownToken) {
      throw new Unreadable(error.line, error.came, error.allowed);
    }
    throw error;
  }
}

/** @throws Unreadable */
function treeOf(text: string): ReturnType<typeof parseSource> {
  try {
    return parseSource(text);
  } catch (error) {
    throw mistakeOfMdx(error as Error, text);
  }
}

/** Takes a page apart. A page that cannot be read has one problem and no content. */
export function parsePage(source: Source): Page {
  const {file, raw} = source;
  const page = emptyPage(source);
  const problem = (line: number, came: string, allowed: string) =>
    page.problems.push(finding(file, line, came, allowed));
  const lines = raw.split('\n');
  try {
    checkCharacters(raw);
    const text = filledText(source);
    const frontMatter = readFrontMatter(text);
    checkLastFence(lines);
    const {root, ids, text: markdown} = treeOf(text);
    checkFences(root, lines);
    page.frontMatter = frontMatter;
    page.parsed = true;
    for (const key of ['title', 'description', 'sidebar_label']) {
      const found = page.frontMatter.get(key);
      if (typeof found?.value === 'string') {
        page.texts.push([{text: found.value, line: found.line}]);
      }
    }
    visit(root, {
      page,
      ids,
      lines,
      section: '',
      block: 0,
      addresses: new Set(),
      problem: (node, came, allowed) => problem(lineOf(node), came, allowed),
    });
    lintMarkdown(root, markdown).forEach(({line, came, allowed}) => problem(line, came, allowed));
    const refusal = page.problems.length === 0 ? refusalOf(root, file) : undefined;
    if (refusal) {
      problem(refusal.line, refusal.came, refusal.allowed);
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) {
      throw error;
    }
    problem(error.line, error.message, error.allowed);
  }
  return page;
}
