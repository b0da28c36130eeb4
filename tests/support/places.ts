/** The pages of the site in every language, taken apart: for tests of what pages and components share. */
import {readSite} from '../../scripts/content/read.mts';
import type {Page} from '../../scripts/content/types.mts';
import type {Locale} from '../../src/config/locales';

/** Every page of the site in every language, taken apart. */
export const pages: readonly Page[] = readSite({cached: true}).pages;

/** What stands in the file of a page; nothing where there is none. */
export const rawOf = (id: string, locale: Locale): string =>
  pages.find((page) => page.id === id && page.locale === locale)?.raw ?? '';
