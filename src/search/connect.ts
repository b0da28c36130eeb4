/** Starts the search worker. A module of its own, so that nothing of it is loaded before it is needed. */
import {wrap} from 'comlink';
import type {SearchWorker} from './worker';

/** A running worker. */
export interface Connection {
  readonly worker: SearchWorker;
  /** Rejects when the worker breaks down, in a call or outside of one. */
  readonly failed: Promise<never>;
  close(): void;
}

export function connect(): Connection {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', ({message}) => {
      reject(new Error(message || 'The search worker did not start.'));
    });
  });
  return {worker: wrap<SearchWorker>(worker), failed, close: () => worker.terminate()};
}
