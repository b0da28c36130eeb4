/** The search worker: answers searches, and fetches the files of the index that they need. */
import {answerCalls} from './calls';
import {constantPart, finderOf} from './messages/match';
import {decodeRouter} from './engine/codec';
import {createEngine, type Outcome, type Request, type SearchEngine} from './engine/engine';
import {wholeOf} from './engine/searchIndex';
import {fetchJson} from './files';

/** Which index the worker answers from. */
interface IndexPlace {
  /** Where the site begins, with a slash at the end. */
  readonly base: string;
  /** Of the index, below the base. */
  readonly folder: string;
  /** As the pointer has it. */
  readonly router: unknown;
  /** True when what the browser's cache has is not to be trusted: a file of it may be broken. */
  readonly isAnew: boolean;
}

/** What the worker can do. */
export interface SearchWorker {
  /** Opens the index; comes before all else. */
  open(place: IndexPlace): Promise<void>;
  /**
   * Answers, or says what is missing.
   *
   * @param without files that could not be had
   */
  search(request: Request, without: readonly string[]): Promise<Outcome>;
  /**
   * Fetches all files but the texts, one after the other, of a site that is small enough: searches then need the
   * network for texts alone. Never rejects for a file.
   */
  loadRest(): Promise<void>;
  /**
   * Fetches files that a search misses.
   *
   * @returns those that did not come, or are broken, and why the first of them
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
// Told to those who ask; by itself it is no failure.
opened.catch(() => undefined);

/** What is there, or on its way: searches that overtake each other share it. */
const files = new Map<string, Promise<void>>();

/** Fetches a file, once. What failed is asked for again by the next search that misses it. */
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
