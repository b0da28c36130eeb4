/** The search worker: answers searches, and fetches the files of the index that they need. */
import {answerCalls} from './calls';
import {constantPart, finderOf} from './messages/match';
import {decodeRouter} from './engine/codec';
import {createEngine, type Outcome, type Request, type SearchEngine} from './engine/engine';
import {wholeOf} from './engine/searchIndex';
import {fetchJson} from './files';

/** The index that the worker answers from. */
interface IndexPlace {
  /** Base URL of the site, with a slash at the end. */
  readonly base: string;
  /** Folder of the index, below the base URL. */
  readonly folder: string;
  /** The encoded router, from the pointer. */
  readonly router: unknown;
  /** True when files are to be fetched past the browser's cache, because one in it may be broken. */
  readonly isAnew: boolean;
}

/** The functions of the worker. */
export interface SearchWorker {
  /** Opens an index. The other functions reject until this has been called. */
  open(place: IndexPlace): Promise<void>;
  /**
   * Gives the answer, or the names of the files that are missing for it.
   *
   * @param without names of files that could not be fetched
   */
  search(request: Request, without: readonly string[]): Promise<Outcome>;
  /**
   * Fetches all files of a small site's index but texts and entries, one after the other: searches then rarely need
   * the network for more than texts. Stops at the first file that fails, and does not reject for it.
   */
  loadRest(): Promise<void>;
  /**
   * Fetches files that a search misses.
   *
   * @returns names of those that could not be fetched or are broken, and the reason of the first
   */
  load(names: readonly string[]): Promise<Failures>;
}

interface Failures {
  readonly names: readonly string[];
  readonly reason: string;
}

interface Opened {
  readonly engine: SearchEngine;
  readonly whole: readonly string[];
  readonly fetchFile: (name: string, options?: RequestInit) => Promise<unknown>;
}

let opened: Promise<Opened> = Promise.reject(new Error('The search worker has no index yet.'));
// Calls before `open` get this rejection. Without a handler it would also be reported as unhandled.
opened.catch(() => undefined);

/** Files that are there or being fetched, by name: overlapping searches share the fetch. */
const files = new Map<string, Promise<void>>();

/** Fetches a file, once, and adds it to the engine. One that failed is fetched again at the next call. */
function load({engine, fetchFile}: Opened, name: string, options?: RequestInit): Promise<void> {
  const known = files.get(name);
  if (known) {
    return known;
  }
  const file = fetchFile(name, options).then((value) => engine.add(name, value));
  file.catch(() => files.delete(name));
  files.set(name, file);
  return file;
}

const worker: SearchWorker = {
  open: async ({base, folder, router, isAnew}) => {
    const options: RequestInit = isAnew ? {cache: 'reload'} : {};
    opened = (async () => {
      const decoded = decodeRouter(router);
      return {
        engine: createEngine(decoded, base, {recognizer: {constantPart, finderOf}}),
        whole: wholeOf(decoded),
        fetchFile: (name, more) => fetchJson(`${base}${folder}/${name}`, {...options, ...more}),
      };
    })();
    await opened;
  },
  search: async (request, without) => (await opened).engine.search(request, without),
  load: async (names) => {
    const index = await opened;
    const results = await Promise.allSettled(names.map((name) => load(index, name)));
    const first = results.find((result) => result.status === 'rejected');
    return {
      names: names.filter((_name, i) => results[i]?.status === 'rejected'),
      reason: first ? String(first.reason) : '',
    };
  },
  loadRest: async () => {
    const index = await opened;
    for (const name of index.whole) {
      try {
        await load(index, name, {priority: 'low'});
      } catch {
        return;
      }
    }
  },
};

answerCalls(worker, self);
