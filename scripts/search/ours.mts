/** Our search, as the worker runs it, on a built site. */
import path from 'node:path';
import {baseOf, defaultLocale, type Locale} from '../../src/config/locales';
import {createEngine, searchFiles, type Answer, type Request} from '../../src/search/engine/engine';
import {capQuery} from '../../src/search/query';
import {snippetLength} from '../../src/config/search';
import {readBuiltIndex} from './built.mts';
import {ROWS, type Find} from './judge.mts';

/** Folder of a language in a build. */
export const folderOf = (build: string, locale: Locale): string =>
  locale === defaultLocale ? build : path.join(build, locale);

/** Answers a request with whatever files it takes. */
export type Search = (request: Request) => Answer;

/**
 * The search of a build; what it has read once it keeps, as a worker does.
 *
 * @throws Error when the build has no index
 */
export function ourSearch(build: string, locale: Locale): Search {
  const {router, read} = readBuiltIndex(folderOf(build, locale));
  const engine = createEngine(router, baseOf(locale));
  return (request) => searchFiles(engine, read, request);
}

export const requestOf = (query: string) => ({
  query: capQuery(query),
  context: '',
  isLimited: false,
  limit: ROWS,
  summaryLength: snippetLength,
});

export function ours(search: Search, locale: Locale): Find {
  const base = baseOf(locale);
  return (query) => Promise.resolve(search(requestOf(query)).hits.map(({url}) => url.slice(base.length)));
}
