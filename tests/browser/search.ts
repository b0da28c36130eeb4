/** What the tests of the search share: its texts in both languages, its places, and what it loads. */
import type {Locator, Page} from '@playwright/test';
import type {Locale} from '../../src/config/locales';
import {searchContexts} from '../../src/config/search';
import translations from '../../i18n/pt-BR/code.json' with {type: 'json'};
import {expect, open} from './fixtures';

type Id = keyof typeof translations;

/** The English texts that the tests read; the Portuguese ones come from the site's own file. */
const english = {
  'search.elsewhere': 'Nothing in {context}. Results from the whole site:',
  'search.failed': 'The search could not be loaded. Check your connection, or reload the page.',
  'search.field.label': 'Search the documentation',
  'search.field.submit': 'Search',
  'search.loading': 'Loading the search…',
  'search.page.context': 'Section',
  'search.corrected': 'Did you mean “{query}”? These results are for it.',
  'search.kind.setting': 'Setting',
  'search.literal': 'Search for {query} exactly',
  'search.page.kind': 'Kind',
  'search.page.next': 'Next results',
  'search.page.query': 'Search for',
  'search.page.wordless': 'There is no word in this search. Type at least one letter or digit.',
  'search.field.close': 'Close',
  'search.noResults': 'for “{query}”',
  'search.places': 'Where else to look',
  'search.recents': 'Recent searches',
  'search.recents.clear': 'Clear recent searches',
  'search.respelled': 'Search for “{query}” instead',
  'search.tasks': 'Common tasks',
  'search.unavailable': 'The search is not available at the moment.',
  'search.suggestions.label': 'Suggestions',
  'theme.Loading.retry': 'Retry',
  'theme.SearchBar.label': 'Search',
  'theme.SearchBar.noResultsText': 'No results',
  'search.kind.tool': 'Tool',
  'theme.SearchBar.searchInContext': 'See all results within {context}',
  'theme.SearchBar.seeAll': 'See all results',
  'theme.SearchBar.seeAllOutsideContext': 'See all results outside {context}',
  'theme.SearchPage.existingResultsTitle': 'Search results for “{query}”',
  'theme.SearchPage.emptyResultsTitle': 'Search the documentation',
  'theme.SearchPage.searchContext.everywhere': 'Everywhere',
} as const satisfies Partial<Record<Id, string>>;

export function text(locale: Locale, id: keyof typeof english, values: Record<string, string> = {}): string {
  const message: string = locale === 'en' ? english[id] : translations[id].message;
  return message.replace(/\{(\w+)\}/g, (token, key: string) => values[key] ?? token);
}

export const contextName = (path: string, locale: Locale) =>
  searchContexts.find((context) => context.path === path)?.label[locale] ?? '';

export const inNavbar = (page: Page): Locator => page.getByRole('navigation').getByRole('combobox');
export const options = (page: Page): Locator => page.getByRole('option').filter({visible: true});
/** Suggestions: pages, without their further sections and the links to the results page. */
export const hits = (page: Page): Locator =>
  page.locator('[role="listbox"] > [role="option"]:not([class*="section"])');
export const results = (page: Page): Locator => page.locator('main ol > li');

/** The files of the index: where it is, and its parts. */
export const INDEX = /\/search-index\.json$|\/assets\/search\/\w+\/[\w-]+\.json$/;
/** Where it is. */
export const POINTER = '**/search-index.json';

/** Requests for the index and for the worker so far. */
export function watchLoads(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (INDEX.test(request.url())) {
      urls.push(request.url());
    }
  });
  page.on('worker', (worker) => urls.push(worker.url()));
  return urls;
}

/** Expects that the files loaded are of the index of a language, each loaded once, and of no other. */
export function expectOneIndex(loads: readonly string[], home: string): void {
  const [pointer, ...files] = loads.filter((url) => INDEX.test(url)).map((url) => new URL(url).pathname);
  expect(pointer).toBe(`${home}search-index.json`);
  expect(new Set(files).size).toBe(files.length);
  const folders = new Set(files.map((file) => file.replace(/[^/]*$/, '')));
  expect(folders.size).toBeLessThanOrEqual(1);
  for (const folder of folders) {
    expect(folder).toMatch(new RegExp(`^${home}assets/search/[0-9a-f]{8}/$`));
  }
}

/** A word that both languages have many hits for. */
export const WORD = 'checkpoint';
/** A word that no page has, nor any like it. */
export const NONSENSE = 'zzqxwvkj';

/** Opens a page, and types a word that is suggested pages for. */
export async function suggest(page: Page, url: string): Promise<void> {
  await open(page, url);
  await inNavbar(page).fill(WORD);
  await expect(hits(page).first()).toBeVisible();
}
