/** Starts the search worker. */
import {callerOf} from './calls';
import type {SearchWorker} from './worker';

/** A running worker. */
export interface Connection {
  readonly worker: SearchWorker;
  /** Rejects when the worker breaks down, in a call or outside of one. */
  readonly failed: Promise<never>;
  close(): void;
}

/** Starts the worker; its script is fetched when it is first needed. */
export async function connect(): Promise<Connection> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', ({message}) => {
      reject(new Error(message || 'The search worker did not start.'));
    });
  });
  failed.catch(() => undefined);
  const call = callerOf<SearchWorker>(worker);
  return {
    worker: {
      open: (place) => call('open', place),
      search: (request, without) => call('search', request, without),
      load: (names) => call('load', names),
      loadRest: () => call('loadRest'),
    },
    failed,
    close: () => worker.terminate(),
  };
}
