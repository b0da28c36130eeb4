/**
 * The search worker: loads an index, answers searches, and fetches the texts
 * round the matches that are shown.
 */
import {expose} from 'comlink';
import {defaultLocale, locales} from '../config/locales';
import type {Engine} from './client';
import {decodeIndex} from './engine/codec';
import {corpusOf, isPlainIndex} from './engine/corpus';
import {createEngine, type SearchEngine} from './engine/engine';
import {buildIndex} from './build/buildIndex';
import {sectionsByChunk} from './engine/searchIndex';

interface Loaded {
  readonly engine: SearchEngine;
  /** Address of the folder of texts; empty when the engine has them all. */
  readonly texts: string;
}

const indexes = new Map<string, Promise<Loaded>>();
const texts = new Map<string, Promise<void>>();

async function fetchJson(url: string): Promise<unknown> {
  const {origin} = self.location;
  if (new URL(url, origin).origin !== origin) {
    throw new Error(`The search index must be on this site, but its address is ${url}.`);
  }
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status} ${response.statusText}`);
  }
  return response.json();
}

/** The plugin's own file: shipped when it could not be made compact. */
function openPlain(value: unknown, base: string): Loaded | undefined {
  if (!isPlainIndex(value)) {
    return undefined;
  }
  const corpus = corpusOf(value);
  const locale = locales.find((known) => base.includes(`/${known}/`)) ?? defaultLocale;
  const index = buildIndex(corpus, locale);
  const engine = createEngine(index, base);
  sectionsByChunk(index.chunks).forEach((group, chunk) => {
    engine.setTexts(
      chunk,
      group.map((section) => corpus.texts[section] ?? ''),
    );
  });
  return {engine, texts: ''};
}

async function open(base: string, file: string): Promise<Loaded> {
  const value = await fetchJson(base + file);
  const plain = openPlain(value, base);
  if (plain) {
    return plain;
  }
  const index = decodeIndex(value);
  return {engine: createEngine(index, base), texts: `${base}${index.texts}`};
}

function load(base: string, file: string): Promise<Loaded> {
  const known = indexes.get(base) ?? open(base, file);
  indexes.set(base, known);
  return known;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

async function fetchTexts({engine, texts: folder}: Loaded, chunk: number): Promise<void> {
  const value = await fetchJson(`${folder}/${chunk}.json`);
  if (isTexts(value)) {
    engine.setTexts(chunk, value);
  }
}

const engine: Engine = {
  load: async (base, file) => {
    await load(base, file);
  },
  search: async (base, file, request) => (await load(base, file)).engine.search(request),
  loadTexts: async (base, file, chunks) => {
    const loaded = await load(base, file);
    await Promise.all(
      chunks.map((chunk) => {
        const key = `${loaded.texts}/${chunk}`;
        // What cannot be fetched is asked for again next time; the summaries do without.
        const known = texts.get(key) ?? fetchTexts(loaded, chunk).catch(() => void texts.delete(key));
        texts.set(key, known);
        return known;
      }),
    );
  },
};

expose(engine);
