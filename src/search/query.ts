/** What a search asks for, and the addresses that carry it: pure functions. */
import {queryLimits, searchContexts} from '../config/search';

/**
 * The part of a query that reaches the engine.
 *
 * @param text what the reader typed
 * @returns the text within `queryLimits`: surplus words left out, long words cut, spaces collapsed
 */
export function capQuery(text: string): string {
  let words = 0;
  // By code point, so that no character is cut in half; the engine parts words at the same places.
  return [...text.slice(0, 2 * queryLimits.characters)]
    .slice(0, queryLimits.characters)
    .join('')
    .replace(/[^\s-]+/g, (word) => {
      words += 1;
      return words > queryLimits.words ? '' : [...word].slice(0, queryLimits.wordCharacters).join('');
    })
    .replace(/\s+/g, ' ')
    .replace(/[\s-]+$/, '')
    .trim();
}

/** True when a part of the query is left out of the search. */
export const isCut = (text: string): boolean =>
  capQuery(text) !==
  text
    .replace(/\s+/g, ' ')
    .replace(/[\s-]+$/, '')
    .trim();

/** True for a text of signs alone: there is no word in it that could be looked for. */
export const isWordless = (text: string): boolean => /\S/.test(text) && !/[\p{L}\p{N}]/u.test(text);

/** The context that `?ctx=` names; empty, meaning the whole site, when there is no such context. */
export const knownContext = (wanted: string | null): string =>
  searchContexts.find(({path}) => path === wanted)?.path ?? '';

/**
 * The context that a page lies in.
 *
 * @param pathname address of the page
 * @param baseUrl where the site begins, with a slash at the end
 * @returns path of the context, empty for pages outside all of them
 */
export function contextOf(pathname: string, baseUrl: string): string {
  const path = pathname.startsWith(baseUrl) ? `${pathname.slice(baseUrl.length)}/` : '';
  return searchContexts.find((context) => path.startsWith(`${context.path}/`))?.path ?? '';
}

/** A search as the results page reads it from its address. */
export interface SearchParams {
  readonly query: string;
  readonly context?: string;
}

/** Query string of the results page: `?q=…&ctx=…`, empty parts left out. */
export function resultsQuery({query, context}: SearchParams): string {
  const entries = Object.entries({q: query, ctx: context}).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return entries.length > 0 ? `?${new URLSearchParams(entries).toString()}` : '';
}

/** Address of the results page. */
export const resultsUrl = (baseUrl: string, params: SearchParams): string =>
  `${baseUrl}search${resultsQuery(params)}`;
