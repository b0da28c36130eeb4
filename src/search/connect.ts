/**
 * What a search begins with: its worker, and the place of the index. Both can be on their way before the script that
 * uses them is there.
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

/** Asks the site which index is its own: every time, and never a cache alone. */
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

/** On their way, for who calls `connect` and `locate` next. One that has failed is forgotten. */
let connection: Connection | undefined;
let pointer: Promise<IndexPointer> | undefined;

/** Whether the client has begun: it starts afresh by itself, and what waits for it longer would be out of date. */
let isTaken = false;

/** Has both on their way, for a client that has not begun yet. */
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

/** Starts the worker. */
export function connect(): Promise<Connection> {
  const started = connection ?? startWorker();
  connection = undefined;
  isTaken = true;
  return Promise.resolve(started);
}

/** Finds the index of the site. */
export function locate(): Promise<IndexPointer> {
  const asked = pointer ?? askForIndex();
  pointer = undefined;
  return asked;
}
