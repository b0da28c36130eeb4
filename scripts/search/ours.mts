/** Our search, as the worker runs it, on a built site. */
import path from 'node:path';
import {baseOf, defaultLocale, type Locale} from '../../src/config/locales';
import {createEngine, type SearchEngine} from '../../src/search/engine/engine';
import {capQuery} from '../../src/search/query';
import {snippetLength} from '../../src/config/search';
import {readBuiltIndex} from './built.mts';
import {ROWS, type Find} from './judge.mts';

/** Folder of a language in a build. */
export const folderOf = (build: string, locale: Locale): string =>
  locale === defaultLocale ? build : path.join(build, locale);

/** @throws Error when the build has no index */
export const ourEngine = (build: string, locale: Locale): SearchEngine =>
  createEngine(readBuiltIndex(folderOf(build, locale)).index, baseOf(locale));

export const requestOf = (query: string) => ({
  query: capQuery(query),
  context: '',
  isLimited: false,
  limit: ROWS,
  summaryLength: snippetLength,
});

export function ours(engine: SearchEngine, locale: Locale): Find {
  const base = baseOf(locale);
  return (query) =>
    Promise.resolve(engine.search(requestOf(query)).hits.map(({url}) => url.slice(base.length)));
}
