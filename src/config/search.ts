import {docsFolder, locales, type Locale} from './locales';
import {pagesOf, sections} from './sections';

/** A part of the site that a search can be limited to: `?ctx=<path>`. */
export interface SearchContext {
  path: string;
  label: Record<Locale, string>;
}

/**
 * The contexts of the search, longest path first: the plugin takes the first
 * one that the address begins with, and `features/mcp` lies inside `features`.
 */
export const searchContexts: SearchContext[] = sections
  .filter((section) => pagesOf(section).length > 0)
  .map(({path, label}) => ({path, label}))
  .sort((a, b) => b.path.length - a.path.length);

/** Suggestions under the field. */
export const suggestionLimit = 8;

/** Length of a snippet, in characters. */
export const snippetLength = 50;

/**
 * A query is cut here before it reaches the engine: one token of 2,000
 * characters keeps lunr's edit-distance automaton busy for half a minute.
 */
export const queryLimits = {characters: 120, words: 12, wordCharacters: 40} as const;

/** Options of @easyops-cn/docusaurus-search-local. */
export const searchOptions = {
  hashed: true,
  language: 'en',
  indexBlog: false,
  docsRouteBasePath: '/',
  // Both folders: with `docs` alone an edited translation would keep its old, cached index.
  docsDir: locales.map((locale) => docsFolder[locale]),
  searchResultLimits: suggestionLimit,
  searchResultContextMaxLength: snippetLength,
  searchBarShortcutKeymap: 'mod+k',
  searchContextByPaths: searchContexts,
  useAllContextsWithNoSearchContext: true,
  ignoreCssSelectors: ['[data-search-ignore]', 'nav', '.theme-doc-footer'],
};
