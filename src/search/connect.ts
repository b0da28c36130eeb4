/**
 * Starts the search worker, and fetches the pointer to the index. Both can be under way before the script that uses
 * them is there.
 */
import siteConfig from '@generated/docusaurus.config';
import {callerOf} from './calls';
import {fetchJson, isPointer, POINTER_FILE, type IndexPointer} from './files';
import type {SearchWorker} from './worker';

/** A running worker. */
export interface Connection {
  readonly worker: SearchWorker;
  /** Rejects when the worker breaks down, in a call or outside of one. */
  readonly failed: Promise<never>;
  close(): void;
}

function startWorker(): Connection {
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

/** Fetches the pointer to the site's index, always revalidated with the server. There is none in development. */
async function askForIndex(): Promise<IndexPointer> {
  if (process.env.NODE_ENV === 'development') {
    return {folder: null};
  }
  const url = siteConfig.baseUrl + POINTER_FILE;
  const pointer = await fetchJson(url, {cache: 'no-cache'});
  if (!isPointer(pointer)) {
    throw new Error(`${url} does not say where the search index is.`);
  }
  return pointer;
}

/** Started by `begin`, for the next call of `connect` and of `locate`. One that has failed is dropped. */
let connection: Connection | undefined;
let pointer: Promise<IndexPointer> | undefined;

/** Whether the client has taken its worker. From then on it restarts by itself, so nothing is started ahead for it. */
let isTaken = false;

/** Starts both ahead of the client's script; does nothing once the client has taken them. */
export function begin(): void {
  if (isTaken) {
    return;
  }
  connection ??= startWorker();
  connection.failed.catch(() => {
    connection = undefined;
  });
  pointer ??= askForIndex();
  pointer.catch(() => {
    pointer = undefined;
  });
}

/** Gives the worker that was started ahead, or starts one. */
export function connect(): Promise<Connection> {
  const started = connection ?? startWorker();
  connection = undefined;
  isTaken = true;
  return Promise.resolve(started);
}

/** Gives the pointer that was fetched ahead, or fetches it. */
export function locate(): Promise<IndexPointer> {
  const asked = pointer ?? askForIndex();
  pointer = undefined;
  return asked;
}
