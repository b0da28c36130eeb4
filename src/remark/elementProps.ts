import type {Root} from 'mdast';
import type {Parser, Plugin} from 'unified';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {optional, readProp, refuseUnknown, text, word, type Reader} from '../config/props';
import {isJsxElement, literalProps, type JsxElement} from './literals';
import {parseOrRefuse, refuse} from './pageError';

const keys = text('keys such as "Ctrl+Shift+A"');

/**
 * Props of the elements that are rendered after all checks: by React (src/theme/MDXComponents.tsx,
 * src/config/components.ts), or as the looks of what stands in them.
 */
export const elementProps: Readonly<Record<string, Readonly<Record<string, Reader<unknown>>> | undefined>> = {
  /** Destinations, as in _Related_: a Markdown list, each item one link, a colon and one line. */
  Cards: {},
  CommandTester: {},
  CostEstimator: {},
  ErrorFinder: {},
  Keys: {combo: keys, mac: optional(keys)},
  Loop: {},
  McpBuilder: {},
  MemoryCalculator: {},
  ModeBuilder: {},
  /** `example` says which page's example it begins with. */
  PromptAnatomy: {example: word(['project', 'override'])},
  ProviderChooser: {},
  /** Gives its row of a table an address; it stands first in the first cell. */
  Row: {id: text('an id')},
  ScoreExplorer: {},
  SectionList: {},
  /** What to do, in its order: one numbered Markdown list. A paragraph under a step is indented by three spaces. */
  Steps: {},
  /** One of `<Tabs>`: any Markdown. */
  TabItem: {value: text('a word, for the address'), label: text('what the tab is called')},
  /** One text in several forms; `label` says what one chooses. Those with `groupId="os"` are `windows`, `macos` and `linux` and follow the reader’s system. */
  Tabs: {groupId: optional(text('a word, for the address')), label: text('what one chooses')},
  /** A label of the interface, exactly as on the screen: one of src/data/labels. */
  UI: {},
};

/** Whether a node is JavaScript of the page's own; a comment is none. */
const isExpression = (node: Node): node is Node & {value: string} =>
  (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') &&
  'value' in node &&
  !/^\/\*[^]*\*\/$/.test(String(node.value).trim());

function check(tree: Root, file: {readonly path?: string}): void {
  visit(tree, isExpression, (node) => {
    const {value} = node;
    refuse(
      file,
      `{${value}} came; allowed: \\{${value}\\}, \`{${value}}\` as code, or a token of src/config/tokens.ts.`,
      node,
    );
  });
  visit(tree, isJsxElement, (element: JsxElement) => {
    const name = element.name ?? '';
    const readers = elementProps[name];
    if (!readers) {
      return;
    }
    const props = literalProps(element);
    try {
      refuseUnknown(name, props, Object.keys(readers));
      Object.entries(readers).forEach(([prop, reader]) => readProp(name, prop, props[prop], reader));
    } catch (error) {
      refuse(file, (error as Error).message, element);
    }
  });
}

/**
 * Reads the props of these elements when the page is built: React would say what is wrong without file and line,
 * and ignores a prop that it does not know. Facts, pictures and diagrams read their own. Braces in a
 * sentence would be run as JavaScript, and the page would crash in the browser. Before all other steps, because
 * what does not parse is said in the same way.
 */
const checkPage: Plugin<[], Root> = function () {
  this.parser = parseOrRefuse(this.parser as Parser<Root> | undefined);
  return check;
};

export default checkPage;
