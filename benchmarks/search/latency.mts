/** How long one search takes, without a browser. */
import {baseOf, type Locale} from '../../src/config/locales';
import {createEngine, searchFiles} from '../../src/search/engine/engine';
import {readBuiltIndex} from '../../scripts/search/built.mts';
import {hostileQueries} from '../../scripts/search/hostile.mts';
import type {Find} from '../../scripts/search/judge.mts';
import {quantile} from '../../scripts/search/numbers.mts';
import {folderOf, ours, recognizer} from '../../scripts/search/ours.mts';
import {entryLimit} from '../../src/config/search';

/** Queries before the clock runs: the first ones are compiled on the way. */
const WARM_UP = 200;

/** Queries of `hostileQueries`. */
export const HOSTILE = 10_000;

/** Longer tokens keep lunr's fuzzy matching busy (400 characters for more than a second), and no clock can stop it. */
export const STOCK_TOKEN = 40;

/** Milliseconds that the plugin may take for a list of queries: it would take minutes. */
export const STOCK_BUDGET = 30_000;

export interface Latency {
  /** Searches that were timed. */
  readonly count: number;
  /** Of them, those that ended with an error. */
  readonly errors: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** Milliseconds that the processor has worked for us: on a machine that does other things too, no clock says that. */
export function processorTime(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Times searches one after the other.
 *
 * @param budget milliseconds after which no further one is begun
 * @param clock milliseconds from whenever
 * @returns milliseconds of one search
 */
export async function measure(
  find: Find,
  queries: readonly string[],
  budget = Infinity,
  clock: () => number = () => performance.now(),
): Promise<Latency> {
  const taken: number[] = [];
  let errors = 0;
  const end = performance.now() + budget;
  for (const query of queries) {
    const start = clock();
    if (performance.now() > end) {
      break;
    }
    try {
      await find(query);
    } catch {
      errors += 1;
    }
    taken.push(clock() - start);
  }
  return {
    count: taken.length,
    errors,
    p50: quantile(taken, 0.5),
    p95: quantile(taken, 0.95),
    p99: quantile(taken, 0.99),
    max: quantile(taken, 1),
  };
}

/** Asks queries, over and over, until everything that is compiled on demand is. */
export async function warmUp(find: Find, queries: readonly string[]): Promise<void> {
  await measure(
    find,
    Array.from({length: WARM_UP}, (_, i) => queries[i % queries.length] ?? ''),
  );
}

/**
 * Our search of a build with all texts, as a worker has them
 * after a while: every search also looks for its snippets.
 *
 * @throws Error when the build has no index
 */
function oursWithTexts(build: string, locale: Locale): {find: Find; words: readonly string[]} {
  const {router, names, read, words} = readBuiltIndex(folderOf(build, locale));
  const engine = createEngine(router, baseOf(locale), {recognizer});
  names.forEach((name) => engine.add(name, read(name)));
  const asTheFieldAsks = {grouped: 1, entries: entryLimit};
  return {
    find: ours((request) => searchFiles(engine, read, {...request, ...asTheFieldAsks}), locale),
    words,
  };
}

/** Milliseconds of the processor that one search in a hundred may take longer than, whatever was typed. */
export const PATIENCE = 50;

/**
 * Times our search with hostile queries, on the whole index of a build.
 *
 * @returns milliseconds of the processor
 * @throws Error when the build has no index
 */
export async function hostileLatency(build: string, locale: Locale): Promise<Latency> {
  const {find, words} = oursWithTexts(build, locale);
  await warmUp(find, words);
  return measure(find, hostileQueries(HOSTILE, words), Infinity, processorTime);
}

export interface Latencies {
  readonly judged: {readonly ours: Latency; readonly stock: Latency};
  readonly hostile: {readonly ours: Latency; readonly stock: Latency};
}

/** The hostile queries without their long tokens. */
const stockQueries = (queries: readonly string[]): string[] =>
  queries.map((query) =>
    query
      .split(/(?=[\s-])|(?<=[\s-])/)
      .filter((token) => token.length <= STOCK_TOKEN)
      .join(''),
  );

/**
 * Times our search and the plugin's on a build.
 *
 * @param judged what readers type
 * @param stock the plugin's search on the same pages
 * @throws Error when the build has no index
 */
export async function latencies(
  build: string,
  locale: Locale,
  judged: readonly string[],
  stock: Find,
): Promise<Latencies> {
  const {find, words} = oursWithTexts(build, locale);
  const hostile = hostileQueries(HOSTILE, words);
  await warmUp(find, judged);
  await warmUp(stock, judged);
  return {
    judged: {ours: await measure(find, judged), stock: await measure(stock, judged)},
    hostile: {
      ours: await measure(find, hostile),
      stock: await measure(stock, stockQueries(hostile), STOCK_BUDGET),
    },
  };
}
