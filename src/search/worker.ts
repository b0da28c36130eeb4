/**
 * The search worker: loads an index, answers searches, and fetches the texts
 * round the matches that are shown.
 */
import {expose} from 'comlink';
import {decodeIndex} from './engine/codec';
import {createEngine, type Answer, type Request, type SearchEngine} from './engine/engine';
import {fetchJson, INDEX_FILE, textsFile} from './files';

/** What the worker can do. */
export interface SearchWorker {
  /**
   * Loads the index; comes before all else.
   *
   * @param base where the site begins, with a slash at the end
   * @param folder of the index, below the base
   */
  load(base: string, folder: string): Promise<void>;
  search(request: Request): Promise<Answer>;
  /** Fetches files of texts, by number, as far as that is possible. Never rejects for a text. */
  loadTexts(chunks: readonly number[]): Promise<void>;
}

interface Loaded {
  readonly engine: SearchEngine;
  /** Address of the folder of the index. */
  readonly folder: string;
}

let loaded: Promise<Loaded> = Promise.reject(new Error('The search worker has no index yet.'));
// Told to those who ask; by itself it is no failure.
loaded.catch(() => undefined);

const texts = new Map<number, Promise<void>>();

async function open(base: string, folder: string): Promise<Loaded> {
  const index = decodeIndex(await fetchJson(`${base}${folder}/${INDEX_FILE}`));
  return {engine: createEngine(index, base), folder: base + folder};
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

async function fetchTexts({engine, folder}: Loaded, chunk: number): Promise<void> {
  const value = await fetchJson(`${folder}/${textsFile(chunk)}`);
  if (isTexts(value)) {
    engine.setTexts(chunk, value);
  }
}

const worker: SearchWorker = {
  load: async (base, folder) => {
    loaded = open(base, folder);
    await loaded;
  },
  search: async (request) => (await loaded).engine.search(request),
  loadTexts: async (chunks) => {
    const index = await loaded;
    await Promise.all(
      chunks.map((chunk) => {
        // What cannot be fetched is asked for again next time; the summaries do without.
        const known = texts.get(chunk) ?? fetchTexts(index, chunk).catch(() => void texts.delete(chunk));
        texts.set(chunk, known);
        return known;
      }),
    );
  },
};

expose(worker);
