/**
 * Looks after the search worker from the page's side: starts it when it is
 * first needed, sends it one search at a time, and when a load or a search
 * fails or takes too long, ends it, because the worker keeps a failed load for
 * ever. `retry` starts afresh.
 */
import type {Answer, Request} from './engine/engine';

/** What the worker can do. An index is named by where it is: base URL and file name. */
export interface Engine {
  /** Loads an index, once. */
  load(base: string, file: string): Promise<void>;
  search(base: string, file: string, request: Request): Promise<Answer>;
  /** Fetches files of texts, by number, as far as that is possible. Never rejects for a text. */
  loadTexts(base: string, file: string, chunks: readonly number[]): Promise<void>;
}

/** A running worker. */
export interface Connection {
  readonly engine: Engine;
  /** Rejects when the worker breaks down, in a call or outside of one. */
  readonly failed: Promise<never>;
  close(): void;
}

/** Which index: of the version of the documents that begins at `base`. */
export interface IndexName {
  readonly base: string;
  /** Name of the file, with the query that changes when its content does. */
  readonly file: string;
}

export type IndexState = 'idle' | 'loading' | 'ready' | 'failed' | 'unavailable';

export interface SearchClient {
  /** Calls the listener at every change of state; returns the way to stop that. */
  subscribe(listener: () => void): () => void;
  stateOf(index: IndexName): IndexState;
  /** Why the state is `failed`. */
  failure(): Error | undefined;
  /** Loads an index, once. Rejects when that fails, and from then on until `retry`. */
  load(index: IndexName): Promise<void>;
  /**
   * Searches one index, loading it first if need be. A search whose signal is
   * aborted while it waits for its turn never reaches the worker.
   */
  search(index: IndexName, request: Request, signal: AbortSignal): Promise<Answer>;
  /** Fetches the texts that an answer misses. Does not hold up searches, and its failure breaks nothing. */
  loadTexts(index: IndexName, chunks: readonly number[]): Promise<void>;
  /** Forgets a failure: what is wanted is loaded anew. */
  retry(): void;
}

export interface Options {
  /** Starts a worker. */
  readonly connect: () => Promise<Connection>;
  /** False where there is no index: under `docusaurus start`. */
  readonly isAvailable: boolean;
  /** Milliseconds until a load counts as failed. */
  readonly loadLimit?: number;
  /** Milliseconds until a search counts as failed. */
  readonly searchLimit?: number;
}

const keyOf = ({base, file}: IndexName) => base + file;

/** A worker's life, from its start to the failure that ends it. */
interface Session {
  readonly connection: Promise<Connection>;
  /** Rejects at its end, so that no call waits for a worker that is gone. */
  readonly ended: Promise<never>;
  end(error: Error): void;
}

export function createSearchClient({
  connect,
  isAvailable,
  loadLimit = 45_000,
  searchLimit = 15_000,
}: Options): SearchClient {
  const listeners = new Set<() => void>();
  const loads = new Map<string, Promise<void>>();
  const ready = new Set<string>();
  let session: Session | undefined;
  let failure: Error | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const changed = () => listeners.forEach((listener) => listener());

  function start(): Session {
    const connection = connect();
    let end: Session['end'] = () => undefined;
    const ended = new Promise<never>((_resolve, reject) => {
      end = reject;
    });
    ended.catch(() => undefined);
    const started: Session = {connection, ended, end};
    connection.then(({failed}) => failed).catch((reason: unknown) => fail(reason, started));
    return started;
  }

  /** Ends the worker and remembers why. A call of an earlier worker that fails late changes nothing. */
  function fail(reason: unknown, culprit: Session): Error {
    const error = reason instanceof Error ? reason : new Error(String(reason));
    if (session === culprit) {
      session = undefined;
      failure = error;
      loads.clear();
      ready.clear();
      culprit.end(error);
      culprit.connection.then(({close}) => close()).catch(() => undefined);
      changed();
    }
    return error;
  }

  /** Asks the worker; a failure or too long a wait ends it. */
  async function ask<T>(question: (engine: Engine) => Promise<T>, limit: number): Promise<T> {
    if (failure) {
      throw failure;
    }
    const current = (session ??= start());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`No answer within ${limit / 1000} s.`)), limit);
    });
    const answer = current.connection.then(({engine}) => question(engine));
    try {
      return await Promise.race([answer, tooLong, current.ended]);
    } catch (reason) {
      throw fail(reason, current);
    } finally {
      clearTimeout(timer);
    }
  }

  function load(index: IndexName): Promise<void> {
    if (!isAvailable) {
      return Promise.reject(new Error('There is no index in development.'));
    }
    const key = keyOf(index);
    const known = loads.get(key);
    if (known || failure) {
      return known ?? Promise.reject(failure);
    }
    const loading = ask((engine) => engine.load(index.base, index.file), loadLimit).then(() => {
      if (loads.get(key) === loading) {
        ready.add(key);
        changed();
      }
    });
    loads.set(key, loading);
    changed();
    return loading;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stateOf(index) {
      if (!isAvailable) {
        return 'unavailable';
      }
      if (failure) {
        return 'failed';
      }
      const key = keyOf(index);
      return ready.has(key) ? 'ready' : loads.has(key) ? 'loading' : 'idle';
    },
    failure: () => failure,
    load,
    search(index, request, signal) {
      const turn = queue.then(async () => {
        signal.throwIfAborted();
        await load(index);
        signal.throwIfAborted();
        return ask((engine) => engine.search(index.base, index.file, request), searchLimit);
      });
      queue = turn.catch(() => undefined);
      return turn;
    },
    async loadTexts({base, file}, chunks) {
      const {engine} = (await session?.connection) ?? {};
      await engine?.loadTexts(base, file, chunks);
    },
    retry() {
      failure = undefined;
      changed();
    },
  };
}

/** The one client of the page: all fields share the worker and its indexes. */
export const searchClient = createSearchClient({
  connect: async () => (await import('./connect')).connect(),
  isAvailable: process.env.NODE_ENV !== 'development',
});
