import {useEffect, useState, useSyncExternalStore} from 'react';
import {searchClient, type IndexState} from './client';
import type {Hit} from './hits';

export interface Request {
  readonly base: string;
  /** Searched first; empty for the whole site. */
  readonly context: string;
  /** Within `queryLimits`; empty for none. */
  readonly query: string;
  readonly limit: number;
  /** True to search the whole site when the context has no hit. */
  readonly widens: boolean;
  /** False until the reader turns to the field: nothing is loaded before. */
  readonly isWanted: boolean;
}

export interface Answer {
  readonly query: string;
  readonly base: string;
  /** The context asked for. */
  readonly context: string;
  /** The context that the hits are from: the same, or empty when the search was widened. */
  readonly foundIn: string;
  readonly hits: readonly Hit[];
}

/**
 * - `idle`: nothing asked
 * - `loading`: the index is on its way
 * - `searching`: the answer to the latest query is on its way
 * - `ready`: `answer` answers the latest query
 * - `failed`: the index could not be loaded, or the worker broke down
 * - `unavailable`: there is no index in development
 */
export type Status = 'idle' | 'loading' | 'searching' | 'ready' | 'failed' | 'unavailable';

export interface Search {
  readonly status: Status;
  /** The latest answer for this index; an older query's while `searching`. */
  readonly answer: Answer | undefined;
  readonly error: Error | undefined;
}

const ignore = () => undefined;

function statusOf(index: IndexState, query: string, answer: Answer | undefined): Status {
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
      return answer?.query === query ? 'ready' : 'searching';
  }
}

/** Searches while the reader types; an answer that a newer query has overtaken is never shown. */
export function useSearch({base, context, query, limit, widens, isWanted}: Request): Search {
  const [latest, setLatest] = useState<Answer>();
  const index = useSyncExternalStore<IndexState>(
    searchClient.subscribe,
    () => searchClient.stateOf({base, context}),
    () => 'idle',
  );
  const error = useSyncExternalStore(searchClient.subscribe, searchClient.failure, ignore);

  useEffect(() => {
    if (isWanted && index === 'idle') {
      // The failure is read from the client's state.
      searchClient.load({base, context}).catch(ignore);
    }
  }, [isWanted, index, base, context]);

  useEffect(() => {
    if (!isWanted || index !== 'ready' || !query) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const find = (where: string) => searchClient.search({base, context: where}, query, limit, signal);
    const run = async () => {
      const inside = await find(context);
      const isWidened = inside.length === 0 && widens && context !== '';
      const hits = isWidened ? await find('') : inside;
      if (!signal.aborted) {
        setLatest({query, base, context, foundIn: isWidened ? '' : context, hits});
      }
    };
    run().catch(ignore);
    return () => controller.abort();
  }, [isWanted, index, base, context, query, limit, widens]);

  const answer = latest?.base === base && latest.context === context && query ? latest : undefined;
  return {status: isWanted ? statusOf(index, query, answer) : 'idle', answer, error};
}
