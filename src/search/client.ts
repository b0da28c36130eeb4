/**
 * The page's side of the search worker: starts the worker when it is first needed, and has it fetch the files that a
 * search misses. When one does not come, the client restarts once by itself, with the index that the site has by
 * then, because a newer version of the site may have replaced the page's. When that fails too, or a step takes too
 * long, it ends the worker; `retry` starts another.
 */
import siteConfig from '@generated/docusaurus.config';
import {isConstrained} from '../client/connection';
import {connect, locate, type Connection} from './connect';
import {MOST_ROUNDS, type Answer, type Request} from './engine/engine';
import type {IndexPointer} from './files';
import type {SearchWorker} from './worker';

/**
 * - `idle`: not asked for yet
 * - `failed`: could not be loaded, or the worker broke down; `retry` helps
 * - `unavailable`: this build of the site has no index
 */
export type IndexState = 'idle' | 'loading' | 'ready' | 'failed' | 'unavailable';

export interface Options {
  /** Base URL of the site, with a slash at the end. */
  readonly base: string;
  /** Finds the index of the site. */
  readonly locate: () => Promise<IndexPointer>;
  /** Starts a worker. */
  readonly connect: () => Promise<Connection>;
  /** Milliseconds until a step that fetches something counts as failed. */
  readonly loadLimit?: number;
  /** Milliseconds until an answer from files that are there counts as failed. */
  readonly searchLimit?: number;
  /** True where the reader saves data, or the connection is slow. */
  readonly isFrugal?: () => boolean;
  /** Milliseconds from the first answer until the rest of a small index is fetched. */
  readonly restDelay?: number;
}

/** A running worker, from its start to its end. */
interface Session {
  readonly connection: Promise<Connection>;
  /** Rejects at its end, so that no call waits for a worker that is gone. */
  readonly ended: Promise<never>;
  end(error: Error): void;
  /** True from its first answer on, when the rest of a small index is scheduled to be fetched. */
  isFinished: boolean;
}

/** A search, while it lasts. */
interface Search {
  readonly request: Request;
  readonly signal: AbortSignal;
  readonly show: (answer: Answer) => void;
  readonly settled: () => Promise<void>;
}

/** Most steps of a search, one restart included: it guards against an endless loop. */
const MOST_STEPS = 2 * (MOST_ROUNDS + 1);

const DEFAULTS = {loadLimit: 45_000, searchLimit: 15_000, isFrugal: () => false, restDelay: 2_000};

const ignore = () => undefined;

function startSession(connect: Options['connect']): Session {
  const connection = connect();
  let end: Session['end'] = ignore;
  const ended = new Promise<never>((_resolve, reject) => {
    end = reject;
  });
  ended.catch(ignore);
  return {connection, ended, end, isFinished: false};
}

/** The search, as the page uses it. */
export class SearchClient {
  private readonly options: Options & typeof DEFAULTS;
  private readonly listeners = new Set<() => void>();
  private currentState: IndexState = 'idle';
  private currentFailure: Error | undefined;
  private session: Session | undefined;
  private loading: Promise<void> | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  /** True from a failure to the next answer: files are fetched past the browser's cache, and there is no restart. */
  private isRetrying = false;

  constructor(options: Options) {
    this.options = {...DEFAULTS, ...options};
  }

  // These three are passed to React as functions, so they are arrow functions that keep `this`.

  /** Calls the listener at every change of state. @returns the function that ends this */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly state = (): IndexState => this.currentState;

  /** Why the state is `failed`. */
  readonly failure = (): Error | undefined => this.currentFailure;

  /** Opens the index, once. Rejects when that fails, and at every call from then on until `retry`. */
  load(): Promise<void> {
    if (this.currentFailure) {
      return Promise.reject(this.currentFailure);
    }
    if (!this.loading) {
      this.loading = this.open();
      this.become('loading');
    }
    return this.loading;
  }

  /**
   * Searches. Opens the index first if necessary, and fetches those of its files that the
   * search needs. A search whose signal is aborted rejects before its next step.
   *
   * @param show gets the answer; before, where titles are known earlier than texts, an answer without summaries
   * @param settled resolves when the texts of the rows are to be fetched: when the reader pauses
   */
  async search(
    request: Request,
    signal: AbortSignal,
    show: (answer: Answer) => void,
    settled: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    let without: readonly string[] | undefined = [];
    for (let step = 0; without; step += 1) {
      await this.load();
      signal.throwIfAborted();
      const current = this.session;
      if (step === MOST_STEPS && current) {
        throw this.fail(new Error('The search found no end.'), current);
      }
      try {
        without = await this.advance({request, signal, show, settled}, without);
      } catch (reason) {
        // Another search has restarted the worker in the meantime: this one continues with the new worker.
        if (this.currentFailure || signal.aborted || this.session === current) {
          throw reason;
        }
        without = [];
      }
    }
  }

  /** Forgets a failure, so that the next `load` or `search` tries again. */
  retry(): void {
    if (this.currentFailure) {
      this.currentFailure = undefined;
      this.isRetrying = true;
      this.become('idle');
    }
  }

  private become(next: IndexState): void {
    this.currentState = next;
    this.listeners.forEach((listener) => listener());
  }

  private start(): Session {
    const started = startSession(this.options.connect);
    started.connection.then(({failed}) => failed).catch((reason: unknown) => this.fail(reason, started));
    return started;
  }

  private close({connection, end}: Session, reason: Error): void {
    this.session = undefined;
    end(reason);
    connection.then((running) => running.close()).catch(ignore);
  }

  /** Ends the worker and keeps the reason as `failure`. A late error of an earlier worker is ignored. */
  private fail(reason: unknown, culprit: Session): Error {
    const error = reason instanceof Error ? reason : new Error(String(reason));
    if (this.session === culprit) {
      this.currentFailure = error;
      this.loading = undefined;
      this.close(culprit, error);
      this.become('failed');
    }
    return error;
  }

  /**
   * Ends a worker that could not fetch a file. The next step starts another one.
   *
   * @throws Error the reason, as a failure, when this happens a second time without an answer between
   */
  private startAfresh(reason: Error, culprit: Session | undefined): void {
    if (!culprit || this.session !== culprit) {
      return;
    }
    if (this.isRetrying) {
      throw this.fail(reason, culprit);
    }
    this.isRetrying = true;
    this.loading = undefined;
    this.close(culprit, reason);
  }

  /** Has a worker fetch the rest of a small index some time after its first answer, unless the reader saves data. */
  private finish(current: Session | undefined): void {
    const {isFrugal, restDelay} = this.options;
    if (current && !current.isFinished) {
      current.isFinished = true;
      setTimeout(() => {
        if (this.session === current && !isFrugal()) {
          current.connection.then(({worker}) => worker.loadRest()).catch(ignore);
        }
      }, restDelay);
    }
  }

  /** Calls the worker. An error, or no result within `limit` milliseconds, ends it. */
  private async ask<T>(question: (worker: SearchWorker) => Promise<T>, limit: number): Promise<T> {
    if (this.currentFailure) {
      throw this.currentFailure;
    }
    const current = (this.session ??= this.start());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`No answer within ${limit / 1000} s.`)), limit);
    });
    const answer = current.connection.then(({worker}) => question(worker));
    try {
      return await Promise.race([answer, tooLong, current.ended]);
    } catch (reason) {
      throw this.fail(reason, current);
    } finally {
      clearTimeout(timer);
    }
  }

  private async open(): Promise<void> {
    const {base, locate, loadLimit} = this.options;
    // The pointer is fetched while the worker starts.
    const located = locate();
    located.catch(ignore);
    const isThere = await this.ask(async (worker) => {
      const {folder, router} = await located;
      if (folder !== null) {
        await worker.open({base, folder, router, isAnew: this.isRetrying});
      }
      return folder !== null;
    }, loadLimit);
    if (this.currentFailure) {
      throw this.currentFailure;
    }
    if (!isThere) {
      const reason = new Error('This build of the site has no search index.');
      if (this.session) {
        this.close(this.session, reason);
      }
      this.become('unavailable');
      throw reason;
    }
    this.become('ready');
  }

  /**
   * Runs one step of a search: asks for the answer, then fetches the files that are missing for it.
   *
   * @param without names of files that could not be fetched
   * @returns `without` for the next step; undefined when the search is finished
   */
  private async advance(
    {request, signal, show, settled}: Search,
    without: readonly string[],
  ): Promise<readonly string[] | undefined> {
    const {loadLimit, searchLimit} = this.options;
    const current = this.session;
    const turn = this.queue.then(() => {
      signal.throwIfAborted();
      return this.ask((worker) => worker.search(request, without), searchLimit);
    });
    this.queue = turn.catch(ignore);
    const {answer, missing, isRanked} = await turn;
    signal.throwIfAborted();
    const isBare = answer?.hits.length === 0 && without.length > 0;
    if (answer && !isBare) {
      show(answer);
    }
    if (missing.length === 0) {
      if (isBare) {
        this.startAfresh(new Error('No text of a result could be loaded.'), current);
        return [];
      }
      this.isRetrying = false;
      this.finish(current);
      return undefined;
    }
    if (isRanked) {
      await settled();
      signal.throwIfAborted();
    }
    const failed = await this.ask((worker) => worker.load(missing), loadLimit);
    if (failed.names.length > 0 && !isRanked) {
      this.startAfresh(new Error(failed.reason), current);
      return [];
    }
    return [...without, ...failed.names];
  }
}

/** The one client of the page: all fields share the worker and its index. */
export const searchClient = new SearchClient({
  base: siteConfig.baseUrl,
  locate,
  connect,
  isFrugal: isConstrained,
});
