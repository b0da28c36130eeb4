import {sectionNames, type SectionName} from './sectionNames';
import messageColumns from './texts/messageColumns.json';

/** A part of the site that a search can be limited to: `?ctx=<path>`. */
type SearchContext = Pick<SectionName, 'path' | 'label'>;

/**
 * The contexts of the search, longest path first: a page belongs to the first
 * one that its address begins with, and `features/mcp` lies inside `features`.
 */
export const searchContexts: readonly SearchContext[] = sectionNames
  .map(({path, label}) => ({path, label}))
  .sort((a, b) => b.path.length - a.path.length);

/** Kinds of results; the values of `?kind=` on the results page. */
export const searchKinds = [
  'guide',
  'tool',
  'provider',
  'setting',
  'command',
  'message',
  'calculator',
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** The folders of the pages of a kind; every other page is a guide. */
export const kindFolders = {tool: ['features/tools'], provider: ['providers']} as const;

/** Suggestions under the field. */
export const suggestionLimit = 8;

/** Length of a snippet, in characters. */
export const snippetLength = 50;

/** Most settings, commands, messages and calculators among the suggestions. */
export const entryLimit = 2;

/** Recent searches that the browser keeps. */
export const recentLimit = 5;

/**
 * A query is cut here before it reaches the engine: room for a whole error message with what stands around it, and
 * none for what would keep the worker busy.
 */
export const queryLimits = {characters: 2000, words: 400, wordCharacters: 200} as const;

/** Whether a column of this head lists messages of programs, in any language: each table says its own. */
export const isMessageColumn = (head: string): boolean =>
  Object.values(messageColumns).some((heads) => heads.includes(head.toLowerCase()));

/**
 * CSS selectors of the parts of a page that the search ignores: pictures (what they
 * say stands in the text beside them), what is hidden from assistive technology
 * too, labels in the other language, and what leads elsewhere or is operated. `noscript` repeats the page.
 */
const notSearched = [
  'figure',
  'svg',
  '[aria-hidden="true"]',
  '[data-search-ignore]',
  '.ui-label > [hidden]',
  'nav',
  'button:not(.term)',
  'noscript',
  '.theme-doc-footer',
];

/** Options of @easyops-cn/docusaurus-search-local. */
export const searchOptions = {
  hashed: true,
  language: 'en',
  indexBlog: false,
  docsRouteBasePath: '/',
  searchResultLimits: suggestionLimit,
  searchResultContextMaxLength: snippetLength,
  searchBarShortcutKeymap: 'mod+k',
  ignoreCssSelectors: notSearched,
};
