import {useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {searchClient, type IndexState} from './client';
import type {Answer, Request} from './engine/engine';

export interface Question extends Request {
  /** While false, nothing is loaded or searched: the reader is not in the field. */
  readonly isWanted: boolean;
}

/** An answer, with its query and its context. */
export interface Result {
  readonly query: string;
  readonly context: string;
  readonly answer: Answer;
}

/** A result, with the other properties of its question as JSON. */
interface Latest extends Result {
  readonly rest: string;
}

/**
 * - `idle`: nothing asked
 * - `loading`: the index is being loaded
 * - `searching`: the latest query has no answer yet
 * - `ready`: `result` answers the latest query
 * - `failed`: the index could not be loaded, or the worker broke down
 * - `unavailable`: this build of the site has no index
 */
export type Status = 'idle' | 'loading' | 'searching' | 'ready' | 'failed' | 'unavailable';

export interface Search {
  readonly status: Status;
  /** The latest result; an older query's while `searching`. */
  readonly result: Result | undefined;
  readonly error: Error | undefined;
}

/** Milliseconds without a key press after which the titles and texts of the rows are fetched. */
const TEXTS_DELAY = 120;

const ignore = () => undefined;

/** Loads the index ahead of the first query. A failure shows in the client's state, so it is ignored here. */
export const prepare = () => void searchClient.load().catch(ignore);

function statusOf(index: IndexState, query: string, result: Result | undefined): Status {
  switch (index) {
    case 'failed':
    case 'unavailable':
      return index;
    case 'idle':
    case 'loading':
      return 'loading';
    case 'ready':
      if (!query) {
        return 'idle';
      }
      return result?.query === query ? 'ready' : 'searching';
  }
}

/** Searches while the reader types. An answer that comes after a newer query was typed is never shown. */
export function useSearch({isWanted, query, ...rest}: Question): Search {
  const [latest, setLatest] = useState<Latest>();
  const index = useSyncExternalStore<IndexState>(searchClient.subscribe, searchClient.state, () => 'idle');
  const error = useSyncExternalStore(searchClient.subscribe, searchClient.failure, ignore);
  /** The question without its query, as JSON, so that effects compare it by value. */
  const asked = JSON.stringify(rest);
  /** Time of the last change of the query, in milliseconds (`performance.now`). */
  const typedAt = useRef(0);
  useEffect(() => {
    typedAt.current = performance.now();
  }, [query]);
  useEffect(() => {
    if (isWanted && index === 'idle') {
      prepare();
    }
  }, [isWanted, index]);

  useEffect(() => {
    if (!isWanted || index !== 'ready' || !query) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const settled = async () => {
      const left = typedAt.current + TEXTS_DELAY - performance.now();
      await new Promise((resolve) => setTimeout(resolve, left));
    };
    const run = async () => {
      const request: Request = {query, ...(JSON.parse(asked) as typeof rest)};
      const show = (answer: Answer) => setLatest({query, context: request.context, rest: asked, answer});
      await searchClient.search(request, signal, show, settled);
    };
    run().catch(ignore);
    return () => controller.abort();
  }, [isWanted, index, query, asked]);

  const result = latest?.rest === asked && query ? latest : undefined;
  return {status: isWanted ? statusOf(index, query, result) : 'idle', result, error};
}
