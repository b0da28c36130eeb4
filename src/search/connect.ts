/** Starts the search worker. */
import type {SearchWorker} from './worker';

/** A running worker. */
export interface Connection {
  readonly worker: SearchWorker;
  /** Rejects when the worker breaks down, in a call or outside of one. */
  readonly failed: Promise<never>;
  close(): void;
}

/** The worker's script and what speaks with it are fetched side by side, when they are first needed. */
export async function connect(): Promise<Connection> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', ({message}) => {
      reject(new Error(message || 'The search worker did not start.'));
    });
  });
  failed.catch(() => undefined);
  try {
    const {wrap} = await import('comlink');
    return {worker: wrap<SearchWorker>(worker), failed, close: () => worker.terminate()};
  } catch (error) {
    worker.terminate();
    throw error;
  }
}
