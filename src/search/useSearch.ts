import {useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {searchClient, type IndexState} from './client';
import type {Answer, Request} from './engine/engine';

export interface Question extends Request {
  /** False until the reader turns to the field: nothing is loaded before. */
  readonly isWanted: boolean;
}

/** An answer, and what it answers. */
export interface Result {
  readonly query: string;
  readonly context: string;
  readonly answer: Answer;
}

/** A result, and the rest of its question. */
interface Latest extends Result {
  readonly rest: string;
}

/**
 * - `idle`: nothing asked
 * - `loading`: the index is on its way
 * - `searching`: the answer to the latest query is on its way
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

/** Loads the index ahead of the first question. A failure is read from the client's state. */
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

/**
 * Searches while the reader types; an answer that a newer query has overtaken
 * is never shown.
 */
export function useSearch({isWanted, query, ...rest}: Question): Search {
  const [latest, setLatest] = useState<Latest>();
  const index = useSyncExternalStore<IndexState>(searchClient.subscribe, searchClient.state, () => 'idle');
  const error = useSyncExternalStore(searchClient.subscribe, searchClient.failure, ignore);
  /** Everything but the words, by value: the answer to one question is none to another. */
  const asked = JSON.stringify(rest);
  /** When the query became what it is. */
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
