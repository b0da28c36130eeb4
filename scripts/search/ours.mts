/** Our search, as the worker runs it, on a built site. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, type Locale} from '../../src/config/locales';
import {baseOf} from '../../src/config/siteAddress';
import {inOrder} from '../../src/search/engine/answer';
import {createEngine, searchFiles, type Answer, type Request} from '../../src/search/engine/engine';
import {capQuery} from '../../src/search/query';
import {entryLimit, snippetLength} from '../../src/config/search';
import {constantPart, finderOf} from '../../src/search/messages/match';
import {readBuiltIndex} from './built.mts';
import {ROWS, type Find} from './judge.mts';

/** Folder of a language in a build. */
export const folderOf = (build: string, locale: Locale): string =>
  locale === defaultLocale ? build : path.join(build, locale);

/** The recognizer of messages that the worker passes to the engine, too. */
export const recognizer = {constantPart, finderOf};

/** Answers a request, reading all files that it needs. */
export type Search = (request: Request) => Answer;

/**
 * The search of a build. It keeps the files it has read, as the worker does, and its answers, because several checks
 * make the same requests.
 *
 * @throws Error when the build has no index
 */
export function ourSearch(build: string, locale: Locale): Search {
  const {router, read} = readBuiltIndex(folderOf(build, locale));
  const engine = createEngine(router, baseOf(locale), {recognizer});
  const answers = new Map<string, Answer>();
  return (request) => {
    const key = JSON.stringify(request);
    const answer = answers.get(key) ?? searchFiles(engine, read, request);
    answers.set(key, answer);
    return answer;
  };
}

export const requestOf = (query: string) => ({
  query: capQuery(query),
  context: '',
  isLimited: false,
  limit: ROWS,
  summaryLength: snippetLength,
});

/** The request of the list under the field; without the context of a page. */
export const suggestionsOf = (query: string): Request => ({
  ...requestOf(query),
  entries: entryLimit,
  grouped: 1,
});

/** The addresses of the results in the list under the field, in its order. */
export const suggested = (search: Search, query: string): readonly string[] => {
  const answer = search(suggestionsOf(query));
  return inOrder<{readonly url: string}>(answer, answer.hits, answer.entries).map(({url}) => url);
};

/**
 * Addresses of the sections of table rows, by the addresses of those rows that have one. Both are below the base URL.
 *
 * @throws Error when the build has no index
 */
export function sectionsOfRows(build: string, locale: Locale): ReadonlyMap<string, string> {
  const base = baseOf(locale);
  const found = new Map<string, string>();
  for (const {url, sections} of readBuiltIndex(folderOf(build, locale)).pages()) {
    const page = url.slice(base.length);
    const html = readFileSync(path.join(folderOf(build, locale), `${page || 'index'}.html`), 'utf8');
    const rows = new Set([...html.matchAll(/<tr[^>]*? id="?([\w-]+)/g)].map(([, id]) => `#${id}`));
    let section = '';
    for (const {hash} of sections) {
      if (rows.has(hash)) {
        found.set(page + hash, page + section);
      } else {
        section = hash;
      }
    }
  }
  return found;
}

/**
 * Makes the search of the results page measurable. @param sections from `sectionsOfRows`, to replace rows by sections
 * @param contextOf the context of the page on which a query is typed; by default the home page, which has none
 */
export function ours(
  search: Search,
  locale: Locale,
  sections: ReadonlyMap<string, string>,
  contextOf: (query: string) => string = () => '',
): Find {
  const base = baseOf(locale);
  return (query) =>
    Promise.resolve(
      search({...requestOf(query), context: contextOf(query)}).hits.map(({url}) => {
        const row = url.slice(base.length);
        return sections.get(row) ?? row;
      }),
    );
}
