/**
 * What a screen reader has of a page, without its prose and without what the sidebar calls the pages and how it orders
 * them: a changed sentence or label changes no tree, a name, a role, a state or the order of anything else does.
 */
import type {Locator} from '@playwright/test';
import {parse, stringify} from 'yaml';

/** As Playwright writes it: `link "Home"`, or such a name with what is in it. */
type Node = string | {[name: string]: readonly Node[] | string};

/** What says something, and nothing of how the page is made; of a table the names of its columns are enough. */
const PROSE =
  /^(?:text|paragraph|code|strong|emphasis|mark|time|math|blockquote|term|definition|deletion|insertion|cell|rowheader|option|separator)\b/;

/** What groups the rest without a name of its own. */
const WRAPPER = /^(?:list|listitem|article|rowgroup|row)\b/;

/** What these are called says what is in them. */
const WHOLE = /^(?:heading|link|button|columnheader|img)\b/;

/** Where every link counts; elsewhere links belong to the sentence they stand in. */
const MENU = /^(?:navigation|search|contentinfo|complementary|banner|region)\b/;

/** What has its words from the sidebar. */
const OF_SIDEBAR =
  '.theme-doc-sidebar-menu :is(a, button), .pagination-nav__label, .breadcrumbs__item:not(:first-child) a';

/** What stands for each of these words; of entries that are alike but for them one is left, whatever their order. */
const LABEL = '…';

const contentOf = (node: Node): [name: string, content: readonly Node[] | string] =>
  typeof node === 'string' ? [node, []] : (Object.entries(node)[0] ?? ['', []]);

/** A list entry that is a link and nothing else: so are menus, also in the text. */
const isEntry = (name: string, content: readonly Node[] | string): boolean =>
  name === 'listitem' && content.length === 1 && contentOf(content[0] ?? '')[0].startsWith('link');

/** Of the entries of the sidebar one of each kind, where the first of them stood. */
function withoutOrder(nodes: readonly Node[]): readonly Node[] {
  const isEntry = (node: Node) => typeof node === 'string' && node.includes(`"${LABEL}"`);
  const first = Math.max(nodes.findIndex(isEntry), 0);
  const kinds = new Set(nodes.filter(isEntry).toSorted());
  return [...nodes.slice(0, first), ...kinds, ...nodes.slice(first).filter((node) => !isEntry(node))];
}

function prune(node: Node, inMenu: boolean): readonly Node[] {
  const [name, content] = contentOf(node);
  if (name.startsWith('/') || PROSE.test(name) || (name.startsWith('link') && !inMenu)) {
    return [];
  }
  const isMenu = inMenu || MENU.test(name) || isEntry(name, content);
  const inside =
    typeof content === 'string' || WHOLE.test(name)
      ? []
      : withoutOrder(content.flatMap((child) => prune(child, isMenu)));
  // Nothing but prose is in the note above an older translation.
  if (WRAPPER.test(name) || (name === 'complementary' && inside.length === 0)) {
    return inside;
  }
  // The summary is all the name that a folded part has.
  if (name === 'group' && typeof content === 'string') {
    return [{group: content}];
  }
  return [inside.length > 0 ? {[name]: inside} : name];
}

/**
 * @returns the tree of a part of the page as YAML: landmarks, headings, pictures, tables and
 *   everything that can be operated, with their names and states
 */
export async function treeOf(part: Locator): Promise<string> {
  await part
    .locator(OF_SIDEBAR)
    .evaluateAll((all, label) => all.forEach((one) => (one.textContent = label)), LABEL);
  const nodes = parse(await part.ariaSnapshot()) as Node[];
  return stringify(withoutOrder(nodes.flatMap((node) => prune(node, false))), {lineWidth: 0});
}
