/** Makes requests of what was typed, and the addresses of the results page. Pure functions. */
import {kindFolders, queryLimits, searchContexts, searchKinds, type SearchKind} from '../config/search';
import type {Request} from './engine/engine';
import {isEntryKind} from './engine/entries';

/**
 * The part of a query that reaches the engine.
 *
 * @param text what the reader typed
 * @returns the text within `queryLimits`: surplus words left out, long words cut, spaces collapsed
 */
export function capQuery(text: string): string {
  let words = 0;
  // By code point, so that no surrogate pair is cut; words end at spaces and hyphens.
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

/** The kind that `?kind=` names; undefined, meaning all, when there is no such kind. */
export const knownKind = (wanted: string | null): SearchKind | undefined =>
  searchKinds.find((kind) => kind === wanted);

/** The page of results that `?page=` names; the first one when it names none. */
export const knownPage = (wanted: string | null): number =>
  /^[1-9]\d{0,2}$/.test(wanted ?? '') ? Number(wanted) : 1;

/** Folders of the pages of each kind, as the engine wants them. */
const folderRequests: Partial<Record<SearchKind, Request['folders']>> = {
  guide: {except: Object.values(kindFolders).flat()},
  tool: {only: kindFolders.tool},
  provider: {only: kindFolders.provider},
};

/** The part of a request that keeps to a kind of result. */
export const requestOfKind = (kind: SearchKind | undefined): Pick<Request, 'folders' | 'entryKind'> => ({
  folders: kind && folderRequests[kind],
  entryKind: kind && isEntryKind(kind) ? kind : undefined,
});

/** The kind of a page. */
export function kindOf(url: string, baseUrl: string): SearchKind {
  const isIn = (folders: readonly string[]) =>
    folders.some((folder) => url.startsWith(`${baseUrl}${folder}/`));
  return isIn(kindFolders.tool) ? 'tool' : isIn(kindFolders.provider) ? 'provider' : 'guide';
}

/** The context that `?ctx=` names; empty, meaning the whole site, when there is no such context. */
export const knownContext = (wanted: string | null): string =>
  searchContexts.find(({path}) => path === wanted)?.path ?? '';

/**
 * The context that a page lies in.
 *
 * @param pathname address of the page
 * @param baseUrl base URL of the site, with a slash at the end
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
  readonly kind?: SearchKind | undefined;
  /** Page of results, from 1. */
  readonly page?: number;
}

/** Query string of the results page: `?q=…&ctx=…&kind=…&page=…`, empty parts left out, and the first page. */
export function resultsQuery({query, context, kind, page = 1}: SearchParams): string {
  const all = {q: query, ctx: context, kind, page: page > 1 ? String(page) : ''};
  const entries = Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return entries.length > 0 ? `?${new URLSearchParams(entries).toString()}` : '';
}

/** Address of the results page. */
export const resultsUrl = (baseUrl: string, params: SearchParams): string =>
  `${baseUrl}search${resultsQuery(params)}`;
