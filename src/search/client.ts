/**
 * Looks after the search worker from the page's side: starts it when it is
 * first needed, has it fetch what a search misses, and when a search fails
 * starts afresh once by itself, with the index that is the site's by then: a
 * new version of the site may have taken the place of the one that the page is
 * from. When that fails too, or a step takes too long, it ends the worker;
 * `retry` starts afresh again.
 */
import siteConfig from '@generated/docusaurus.config';
import {isConstrained} from '../client/connection';
import {connect, locate, type Connection} from './connect';
import {MOST_ROUNDS, type Answer, type Request} from './engine/engine';
import type {IndexPointer} from './files';
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
  /** Opens the index, once. Rejects when that fails, and from then on until `retry`. */
  load(): Promise<void>;
  /**
   * Searches, opening the index first if need be, and fetching of it what the
   * search needs. A search whose signal is aborted gives up before its next step.
   *
   * @param show is called with the answer, and before with one without summaries where the titles are there earlier
   * @param settled resolves when it is worth to fetch the texts of the rows: when the reader pauses
   */
  search(
    request: Request,
    signal: AbortSignal,
    show: (answer: Answer) => void,
    settled?: () => Promise<void>,
  ): Promise<void>;
  /** Forgets a failure: what is wanted is loaded anew. */
  retry(): void;
}

export interface Options {
  /** Where the site begins, with a slash at the end. */
  readonly base: string;
  /** Finds the index of the site. */
  readonly locate: () => Promise<IndexPointer>;
  /** Starts a worker. */
  readonly connect: () => Promise<Connection>;
  /** Milliseconds until a step that fetches something counts as failed. */
  readonly loadLimit?: number;
  /** Milliseconds until an answer from what is there counts as failed. */
  readonly searchLimit?: number;
  /** True where the reader pays for every byte, or waits for it. */
  readonly isFrugal?: () => boolean;
  /** Milliseconds from the first answer until the rest of a small index is fetched. */
  readonly restDelay?: number;
}

/** A worker's life, from its start to its end. */
interface Session {
  readonly connection: Promise<Connection>;
  /** Rejects at its end, so that no call waits for a worker that is gone. */
  readonly ended: Promise<never>;
  end(error: Error): void;
  /** True from its first answer on. */
  isFinished: boolean;
}

/** A search, while it lasts. */
interface Search {
  readonly request: Request;
  readonly signal: AbortSignal;
  readonly show: (answer: Answer) => void;
  readonly settled: () => Promise<void>;
}

/** Steps of a search at most, also of one that begins afresh: nothing goes round in circles. */
const MOST_STEPS = 2 * (MOST_ROUNDS + 1);

const ignore = () => undefined;

export function createSearchClient({
  base,
  locate,
  connect,
  loadLimit = 45_000,
  searchLimit = 15_000,
  isFrugal = () => false,
  restDelay = 2_000,
}: Options): SearchClient {
  const listeners = new Set<() => void>();
  let state: IndexState = 'idle';
  let failure: Error | undefined;
  let session: Session | undefined;
  let loading: Promise<void> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  /** True from a failure to the next answer: nothing of the browser's cache is trusted, and no failure is made good. */
  let isAnew = false;

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
    const started: Session = {connection, ended, end, isFinished: false};
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

  /**
   * Ends a worker that could not get what a search needs. The next step begins with another; the second time in a row
   * that is a failure.
   *
   * @throws Error the failure
   */
  function startAfresh(reason: Error, culprit: Session | undefined): void {
    if (!culprit || session !== culprit) {
      return;
    }
    if (isAnew) {
      throw fail(reason, culprit);
    }
    isAnew = true;
    loading = undefined;
    close(culprit, reason);
  }

  /** After its first answer a worker fetches the rest of a small index, unless that costs the reader. */
  function finish(current: Session | undefined): void {
    if (current && !current.isFinished) {
      current.isFinished = true;
      setTimeout(() => {
        if (session === current && !isFrugal()) {
          current.connection.then(({worker}) => worker.loadRest()).catch(ignore);
        }
      }, restDelay);
    }
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
      const {folder, router} = await located;
      if (folder !== null) {
        await worker.open({base, folder, router, isAnew});
      }
      return folder !== null;
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

  /**
   * Takes a search one step further.
   *
   * @param without files that could not be had
   * @returns those from now on; undefined when the search is at its end
   */
  async function advance(
    {request, signal, show, settled}: Search,
    without: readonly string[],
  ): Promise<readonly string[] | undefined> {
    const current = session;
    const turn = queue.then(() => {
      signal.throwIfAborted();
      return ask((worker) => worker.search(request, without), searchLimit);
    });
    queue = turn.catch(ignore);
    const {answer, missing, isRanked} = await turn;
    signal.throwIfAborted();
    const isBare = answer?.hits.length === 0 && without.length > 0;
    if (answer && !isBare) {
      show(answer);
    }
    if (missing.length === 0) {
      if (isBare) {
        startAfresh(new Error('No text of a result could be loaded.'), current);
        return [];
      }
      isAnew = false;
      finish(current);
      return undefined;
    }
    if (isRanked) {
      await settled();
      signal.throwIfAborted();
    }
    const failed = await ask((worker) => worker.load(missing), loadLimit);
    if (failed.names.length > 0 && !isRanked) {
      startAfresh(new Error(failed.reason), current);
      return [];
    }
    return [...without, ...failed.names];
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    failure: () => failure,
    load,
    async search(request, signal, show, settled = () => Promise.resolve()) {
      let without: readonly string[] | undefined = [];
      for (let step = 0; without; step += 1) {
        await load();
        signal.throwIfAborted();
        const current = session;
        if (step === MOST_STEPS && current) {
          throw fail(new Error('The search found no end.'), current);
        }
        try {
          without = await advance({request, signal, show, settled}, without);
        } catch (reason) {
          // Where another search has begun afresh in the meantime, this one goes on with it.
          if (failure || signal.aborted || session === current) {
            throw reason;
          }
          without = [];
        }
      }
    },
    retry() {
      if (failure) {
        failure = undefined;
        isAnew = true;
        become('idle');
      }
    },
  };
}

/** The one client of the page: all fields share the worker and its index. */
export const searchClient = createSearchClient({
  base: siteConfig.baseUrl,
  locate,
  connect,
  isFrugal: isConstrained,
});
