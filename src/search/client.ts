/**
 * Looks after the search worker from the page's side: starts it when it is
 * first needed, sends it one search at a time, and when the load or a search
 * fails or takes too long, ends it, because the worker keeps a failed load for
 * ever. `retry` starts afresh.
 */
import siteConfig from '@generated/docusaurus.config';
import type {Connection} from './connect';
import type {Answer, Request} from './engine/engine';
import {fetchJson, isPointer, POINTER_FILE} from './files';
import type {SearchWorker} from './worker';

/**
 * - `idle`: not asked for yet
 * - `failed`: did not come, or the worker broke down; `retry` helps
 * - `unavailable`: this build of the site has no index
 */
export type IndexState = 'idle' | 'loading' | 'ready' | 'failed' | 'unavailable';

export interface SearchClient {
  /** Calls the listener at every change of state; returns the way to stop that. */
  subscribe(listener: () => void): () => void;
  state(): IndexState;
  /** Why the state is `failed`. */
  failure(): Error | undefined;
  /** Loads the index, once. Rejects when that fails, and from then on until `retry`. */
  load(): Promise<void>;
  /**
   * Searches, loading the index first if need be. A search whose signal is
   * aborted while it waits for its turn never reaches the worker.
   */
  search(request: Request, signal: AbortSignal): Promise<Answer>;
  /** Fetches the texts that an answer misses. Does not hold up searches, and its failure breaks nothing. */
  loadTexts(chunks: readonly number[]): Promise<void>;
  /** Forgets a failure: what is wanted is loaded anew. */
  retry(): void;
}

export interface Options {
  /** Where the site begins, with a slash at the end. */
  readonly base: string;
  /** Finds the folder of the index, below the base; undefined where the site has none. */
  readonly locate: () => Promise<string | undefined>;
  /** Starts a worker. */
  readonly connect: () => Promise<Connection>;
  /** Milliseconds until a load counts as failed. */
  readonly loadLimit?: number;
  /** Milliseconds until a search counts as failed. */
  readonly searchLimit?: number;
}

/** A worker's life, from its start to its end. */
interface Session {
  readonly connection: Promise<Connection>;
  /** Rejects at its end, so that no call waits for a worker that is gone. */
  readonly ended: Promise<never>;
  end(error: Error): void;
}

const ignore = () => undefined;

export function createSearchClient({
  base,
  locate,
  connect,
  loadLimit = 45_000,
  searchLimit = 15_000,
}: Options): SearchClient {
  const listeners = new Set<() => void>();
  let state: IndexState = 'idle';
  let failure: Error | undefined;
  let session: Session | undefined;
  let loading: Promise<void> | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function become(next: IndexState): void {
    state = next;
    listeners.forEach((listener) => listener());
  }

  function start(): Session {
    const connection = connect();
    let end: Session['end'] = ignore;
    const ended = new Promise<never>((_resolve, reject) => {
      end = reject;
    });
    ended.catch(ignore);
    const started: Session = {connection, ended, end};
    connection.then(({failed}) => failed).catch((reason: unknown) => fail(reason, started));
    return started;
  }

  function close({connection, end}: Session, reason: Error): void {
    session = undefined;
    end(reason);
    connection.then((running) => running.close()).catch(ignore);
  }

  /** Ends the worker and remembers why. A call of an earlier worker that fails late changes nothing. */
  function fail(reason: unknown, culprit: Session): Error {
    const error = reason instanceof Error ? reason : new Error(String(reason));
    if (session === culprit) {
      failure = error;
      loading = undefined;
      close(culprit, error);
      become('failed');
    }
    return error;
  }

  /** Asks the worker; a failure or too long a wait ends it. */
  async function ask<T>(question: (worker: SearchWorker) => Promise<T>, limit: number): Promise<T> {
    if (failure) {
      throw failure;
    }
    const current = (session ??= start());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`No answer within ${limit / 1000} s.`)), limit);
    });
    const answer = current.connection.then(({worker}) => question(worker));
    try {
      return await Promise.race([answer, tooLong, current.ended]);
    } catch (reason) {
      throw fail(reason, current);
    } finally {
      clearTimeout(timer);
    }
  }

  async function open(): Promise<void> {
    // On its way while the worker starts.
    const located = locate();
    located.catch(ignore);
    const isThere = await ask(async (worker) => {
      const folder = await located;
      if (folder !== undefined) {
        await worker.load(base, folder);
      }
      return folder !== undefined;
    }, loadLimit);
    if (failure) {
      throw failure;
    }
    if (!isThere) {
      const reason = new Error('This build of the site has no search index.');
      if (session) {
        close(session, reason);
      }
      become('unavailable');
      throw reason;
    }
    become('ready');
  }

  function load(): Promise<void> {
    if (failure) {
      return Promise.reject(failure);
    }
    if (!loading) {
      loading = open();
      become('loading');
    }
    return loading;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    failure: () => failure,
    load,
    search(request, signal) {
      const turn = queue.then(async () => {
        signal.throwIfAborted();
        await load();
        signal.throwIfAborted();
        return ask((worker) => worker.search(request), searchLimit);
      });
      queue = turn.catch(ignore);
      return turn;
    },
    async loadTexts(chunks) {
      const {worker} = (await session?.connection) ?? {};
      await worker?.loadTexts(chunks);
    },
    retry() {
      if (failure) {
        failure = undefined;
        become('idle');
      }
    },
  };
}

/** Asks the site which index is its own: every time, and never a cache alone. */
async function locateIndex(): Promise<string | undefined> {
  if (process.env.NODE_ENV === 'development') {
    return undefined;
  }
  const url = siteConfig.baseUrl + POINTER_FILE;
  const pointer = await fetchJson(url, {cache: 'no-cache'});
  if (!isPointer(pointer)) {
    throw new Error(`${url} does not say where the search index is.`);
  }
  return pointer.folder ?? undefined;
}

/** The one client of the page: all fields share the worker and its index. */
export const searchClient = createSearchClient({
  base: siteConfig.baseUrl,
  locate: locateIndex,
  connect: async () => (await import('./connect')).connect(),
});
