/** What the tests of the search share: its places, and what it loads. */
import type {Locator, Page} from '@playwright/test';
import type {Locale} from '../../src/config/locales';
import {searchContexts} from '../../src/config/search';
import {expect, open} from './fixtures';

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
