/** Searches as the field makes them, and what they answer, for tests of the search. */
import {encodeIndex} from '../../src/search/engine/codec';
import {
  createEngine,
  searchFiles,
  type Answer,
  type Options,
  type Request,
} from '../../src/search/engine/engine';
import type {Part} from '../../src/search/engine/excerpt';
import type {SearchIndex} from '../../src/search/engine/searchIndex';

export const requestOf = (query: string, more: Partial<Request> = {}): Request => ({
  query,
  context: '',
  isLimited: false,
  limit: 8,
  summaryLength: 50,
  ...more,
});

/** Reads the files of an index as the browser does. */
export function readerOf(index: SearchIndex): (name: string) => unknown {
  const files = encodeIndex(index);
  return (name) => JSON.parse(files.get(name) ?? '');
}

/** Searches an index, with all its files at hand. */
export function searchIn(index: SearchIndex, options?: Options) {
  const engine = createEngine(index.router, '/', options);
  const read = readerOf(index);
  return (query: string, more?: Partial<Request>): Answer =>
    searchFiles(engine, read, requestOf(query, more));
}

/** What of a text is marked. */
export const marked = (parts: readonly Part[]): string[] =>
  parts.filter(({isMatch}) => isMatch).map(({text}) => text);

/** A text with its marks in brackets. */
export const rendered = (parts: readonly Part[]): string =>
  parts.map(({text, isMatch}) => (isMatch ? `[${text}]` : text)).join('');
