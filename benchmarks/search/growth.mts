/** What becomes of a search when the site grows. */
import {gzipSync} from 'node:zlib';
import {decodeRouter, encodeIndex, encodeRouter} from '../../src/search/engine/codec';
import {createEngine, searchFiles} from '../../src/search/engine/engine';
import {buildIndex} from '../../src/search/indexing/buildIndex';
import type {Documents} from '../../scripts/search/documents.mts';
import {mean, quantile} from '../../scripts/search/numbers.mts';
import {ours, requestOf} from '../../scripts/search/ours.mts';
import {corpusOf, generateSite} from './generated.mts';
import {measure, processorTime, STOCK_BUDGET, warmUp, type Latency} from './latency.mts';
import {stock, stockIndex} from './stock.mts';

/** Pages above which the plugin is left out: its index takes minutes, and says nothing new. */
const STOCK_PAGES = 1000;

export interface Growth {
  readonly pages: number;
  readonly sections: number;
  /** Different words of the texts. */
  readonly words: number;
  /** Bytes with gzip level 6, without the worker. */
  readonly ours: {
    readonly router: number;
    /** Of all searches, each with an empty cache: what it fetches until its rows are there, and how many files. */
    readonly first: number;
    readonly p95: number;
    readonly files: number;
    /** All shards and the list of words. */
    readonly index: number;
    readonly largestShard: number;
    /** Every letter of every query, one after the other, with the index in memory: milliseconds of the processor. */
    readonly keystroke: Latency;
  };
  /** Undefined where the plugin is left out. */
  readonly stock: {readonly index: number; readonly p95: number} | undefined;
}

const gzipped = (text: string) => gzipSync(text, {level: 6}).length;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Measures our search and the plugin's on a generated English site.
 *
 * @param documents of the real site
 * @param queries what readers type
 * @param isBeside false leaves the plugin out
 */
export async function grow(
  documents: Documents,
  pages: number,
  queries: readonly string[],
  isBeside = pages <= STOCK_PAGES,
): Promise<Growth> {
  const site = generateSite(documents, pages);
  const corpus = corpusOf(site);
  const index = buildIndex(corpus, 'en');
  const files = encodeIndex(index);
  const pointer = JSON.stringify(encodeRouter(index.router));
  const router = decodeRouter(JSON.parse(pointer));
  const read = (name: string): unknown => JSON.parse(files.get(name) ?? '');

  const fetched = queries.map((query) => {
    const names: string[] = [];
    const note = (name: string) => {
      names.push(name);
      return read(name);
    };
    searchFiles(createEngine(router, '/'), note, requestOf(query));
    return names;
  });
  const bytes = fetched.map(
    (names) => gzipped(pointer) + sum(names.map((name) => gzipped(files.get(name) ?? ''))),
  );

  const engine = createEngine(router, '/');
  const find = ours((request) => searchFiles(engine, read, request), 'en');
  const typed = queries.flatMap((query) => Array.from(query, (_letter, i) => query.slice(0, i + 1)));
  // Twice: first everything comes into memory.
  await measure(find, typed);
  await warmUp(find, queries);
  const keystroke = await measure(find, typed, Infinity, processorTime);

  const sizes = [...files].filter(([name]) => !name.includes('-')).map(([, content]) => gzipped(content));
  const shards = index.shards.map((_shard, i) => sizes[i] ?? 0);
  const result = {
    pages,
    sections: corpus.sections.length,
    words: index.words.length,
    ours: {
      router: gzipped(pointer),
      first: mean(bytes),
      p95: quantile(bytes, 0.95),
      files: mean(fetched.map(({length}) => length)),
      index: sum(sizes),
      largestShard: Math.max(...shards),
      keystroke,
    },
  };
  if (!isBeside) {
    return {...result, stock: undefined};
  }
  const plain = stockIndex(site);
  const stockFind = await stock(plain, 'en');
  await measure(stockFind, queries.slice(0, 20));
  const {p95} = await measure(stockFind, queries, STOCK_BUDGET);
  return {...result, stock: {index: gzipped(plain), p95}};
}
