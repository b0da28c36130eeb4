/**
 * `npm run bench:search [relevance] [weight] [first] [latency] [growth] [hostile]`:
 * measures the search beside the plugin as it ships and beside Pagefind, and what it finds
 * also beside MiniSearch, on the same built pages in the same run. Without a name, all six. Needs a build.
 *
 * `hostile` alone measures our search with what nobody means well, and fails
 * when more than one in a hundred takes the processor longer than 50 ms.
 *
 * Times depend on the machine and on what else it does; the ratios are what
 * counts. Sizes are the same everywhere.
 */
import path from 'node:path';
import {locales, type Locale} from '../../src/config/locales';
import {root} from '../../scripts/prepare.mjs';
import {
  NETWORK,
  totalOf,
  waitFor,
  weigh,
  withBench,
  withPagefind,
  type Bench,
  type Wait,
  type Weight,
} from './browser.mts';
import {contenders, writeContenders, type Contender} from './contenders.mts';
import {grow} from './growth.mts';
import {judge, printVerdict, type Find} from '../../scripts/search/judge.mts';
import {
  HOSTILE,
  hostileLatency,
  latencies,
  PATIENCE,
  STOCK_BUDGET,
  STOCK_TOKEN,
  type Latency,
} from './latency.mts';
import {
  kilobytes,
  mean,
  milliseconds,
  printTable,
  printTitle,
  quantile,
  times,
} from '../../scripts/search/numbers.mts';
import {readBuiltIndex} from '../../scripts/search/built.mts';
import {folderOf, ours, ourSearch, sectionsOfRows} from '../../scripts/search/ours.mts';
import {isKeptAside, readQueries, withMessages} from '../../scripts/search/queries.mts';
import {scanSite, type Documents} from '../../scripts/search/documents.mts';
import {miniSearch} from './miniSearch.mts';
import {stock, stockIndex} from './stock.mts';

const build = path.join(root, 'build');

const PARTS = ['relevance', 'weight', 'first', 'latency', 'growth', 'hostile'] as const;

/** A word of both languages that a reader types. */
const TYPICAL = 'checkpoint';

/** Queries for the mean weight. */
const WEIGHED = 20;

/** Runs of every search in the browser. */
const RUNS = 5;

const SIZES = [111, 1000, 5000];

/** Queries for every size. */
const GROWTH_QUERIES = 100;

/** Some items of a list, evenly spread: of every kind some. */
const spread = <T,>(items: readonly T[], count: number): T[] =>
  items.filter(
    (_item, i) => Math.floor((i * count) / items.length) !== Math.floor(((i - 1) * count) / items.length),
  );

const queriesOf = (locale: Locale) => readQueries(locale).map(({query}) => query);

async function printRelevance(
  bench: Bench,
  documents: ReadonlyMap<Locale, Documents>,
  indexes: ReadonlyMap<Locale, string>,
): Promise<void> {
  for (const locale of locales) {
    const rows = sectionsOfRows(build, locale);
    const built = readBuiltIndex(folderOf(build, locale));
    const aside = withMessages(readQueries(locale), built, locale, rows).filter(isKeptAside);
    const print = async (name: string, find: Find) =>
      printVerdict(
        `Relevance, ${locale}: queries kept aside from tuning, ${name}`,
        await judge(find, aside, 0),
      );
    const own = documents.get(locale) ?? [];
    await print('ours', ours(ourSearch(build, locale), locale, rows));
    await print('the plugin', await stock(indexes.get(locale) ?? '', locale));
    await print('MiniSearch with our analyzer', await miniSearch(own, locale));
    await withPagefind(bench, locale, (find) => print('Pagefind', find));
  }
}

const meanWeight = (weights: readonly Weight[]): Weight => ({
  code: mean(weights.map(({code}) => code)),
  index: mean(weights.map(({index}) => index)),
  texts: mean(weights.map(({texts}) => texts)),
  requests: mean(weights.map(({requests}) => requests)),
});

function weightRow(name: string, weight: Weight, ours: Weight): string[] {
  const {code, index, texts, requests} = weight;
  const total = totalOf(weight);
  return [
    name,
    ...[code, index, texts, total].map(kilobytes),
    requests.toFixed(requests % 1 === 0 ? 0 : 1),
    times(total, totalOf(ours)),
  ];
}

const WEIGHT_HEAD = ['', 'code', 'index', 'texts', 'all', 'requests', '/ ours'];

async function printWeight(bench: Bench): Promise<void> {
  for (const locale of locales) {
    const queries = spread(queriesOf(locale), WEIGHED);
    const rowsOf = async (sample: readonly string[]) => {
      const found = new Map<Contender, Weight>();
      for (const contender of contenders) {
        const weights: Weight[] = [];
        // The plugin fetches the same whatever is asked.
        for (const query of contender === 'stock' ? [TYPICAL] : sample) {
          weights.push(await weigh(bench, contender, locale, query));
        }
        found.set(contender, meanWeight(weights));
      }
      const ours = found.get('ours');
      return ours ? [...found].map(([name, weight]) => weightRow(name, weight, ours)) : [];
    };
    printTitle(
      `Weight, ${locale}: fetched from focus to the first suggestions for “${TYPICAL}”, gzip level 6`,
    );
    printTable(WEIGHT_HEAD, await rowsOf([TYPICAL]));
    printTitle(`Weight, ${locale}: mean of ${queries.length} judged queries, each with an empty cache`);
    printTable(WEIGHT_HEAD, await rowsOf(queries));
  }
}

async function printFirst(bench: Bench): Promise<void> {
  const waits = new Map<string, Wait[]>();
  // By turns: what else the machine does then hits all of them alike.
  for (let run = 0; run < RUNS; run += 1) {
    for (const locale of locales) {
      for (const contender of contenders) {
        const wait = await waitFor(bench, contender, locale, TYPICAL);
        const key = locale + contender;
        waits.set(key, [...(waits.get(key) ?? []), wait]);
      }
    }
  }
  const medianOf = (locale: Locale, contender: Contender): Wait => {
    const taken = waits.get(locale + contender) ?? [];
    return {
      first: quantile(
        taken.map(({first}) => first),
        0.5,
      ),
      whole: quantile(
        taken.map(({whole}) => whole),
        0.5,
      ),
    };
  };
  for (const locale of locales) {
    const ours = medianOf(locale, 'ours');
    printTitle(
      `First suggestion, ${locale}: from focus and typing “${TYPICAL}”, empty cache, ${NETWORK.megabitsPerSecond} Mb/s, ${NETWORK.roundTrip} ms round trip, median of ${RUNS}`,
    );
    printTable(
      ['', 'first painted', '/ ours', 'with all texts', '/ ours'],
      contenders.map((contender) => {
        const {first, whole} = medianOf(locale, contender);
        return [
          contender,
          milliseconds(first),
          times(first, ours.first),
          milliseconds(whole),
          times(whole, ours.whole),
        ];
      }),
    );
  }
}

function latencyRow(name: string, latency: Latency, ours: Latency): string[] {
  const {count, errors, p50, p95, max} = latency;
  return [
    name,
    String(count),
    String(errors),
    ...[p50, p95, max].map(milliseconds),
    times(p50, ours.p50),
    times(p95, ours.p95),
    times(max, ours.max),
  ];
}

const LATENCY_HEAD = ['', 'queries', 'errors', 'p50', 'p95', 'max', 'p50 / ours', 'p95 / ours', 'max / ours'];

async function printLatency(indexes: ReadonlyMap<Locale, string>): Promise<void> {
  for (const locale of locales) {
    const find = await stock(indexes.get(locale) ?? '', locale);
    const {judged, hostile} = await latencies(build, locale, queriesOf(locale), find);
    printTitle(`Latency, ${locale}: judged queries, one search in Node ${process.versions.node}, warm`);
    printTable(LATENCY_HEAD, [
      latencyRow('ours', judged.ours, judged.ours),
      latencyRow('stock', judged.stock, judged.ours),
    ]);
    printTitle(
      `Latency, ${locale}: ${HOSTILE.toLocaleString('en')} hostile queries; the stock plugin without their tokens of more than ${STOCK_TOKEN} characters, and only as many as it answers in ${STOCK_BUDGET / 1000} s`,
    );
    printTable(LATENCY_HEAD, [
      latencyRow('ours', hostile.ours, hostile.ours),
      latencyRow('stock', hostile.stock, hostile.ours),
    ]);
  }
}

async function printGrowth(documents: Documents): Promise<void> {
  const queries = spread(queriesOf('en'), GROWTH_QUERIES);
  const rows: string[][] = [];
  for (const size of SIZES) {
    const {pages, sections, words, ours, stock: plugin} = await grow(documents, size, queries);
    const {keystroke} = ours;
    rows.push([
      ...[pages, sections, words].map((number) => number.toLocaleString('en')),
      ...[ours.router, ours.first, ours.p95].map(kilobytes),
      ours.files.toFixed(1),
      ...[ours.largestShard, ours.index].map(kilobytes),
      ...[keystroke.p50, keystroke.p95, keystroke.max].map(milliseconds),
      plugin ? kilobytes(plugin.index) : '',
      plugin ? milliseconds(plugin.p95) : '',
    ]);
    console.log(`  ${rows.at(-1)?.[0]} pages measured`);
  }
  printTitle(
    `Growth: generated English pages, gzip level 6 without the worker; mean and p95 of ${queries.length} judged queries, each with an empty cache; keystrokes with the index in memory; the plugin answers as many as it can in ${STOCK_BUDGET / 1000} s`,
  );
  printTable(
    [
      ...[
        'pages',
        'sections',
        'words',
        'router',
        'first search',
        'p95',
        'files',
        'largest shard',
        'all shards',
      ],
      ...['keystroke p50', 'p95', 'max', 'stock index', 'p95'],
    ],
    rows,
  );
}

async function printHostile(): Promise<void> {
  for (const locale of locales) {
    const {count, errors, p50, p95, p99, max} = await hostileLatency(build, locale);
    printTitle(
      `Hostile queries, ${locale}: one search in Node ${process.versions.node}, whole index, warm, processor time`,
    );
    printTable(
      ['', 'queries', 'errors', 'p50', 'p95', 'p99', 'max'],
      [['ours', String(count), String(errors), ...[p50, p95, p99, max].map(milliseconds)]],
    );
    if (errors > 0 || p99 > PATIENCE) {
      console.error(`${errors} errors; p99 is ${milliseconds(p99)}, must be ${PATIENCE} ms at most`);
      process.exitCode = 1;
    }
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !PARTS.some((known) => known === part));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Parts: ${PARTS.join(', ')}.`);
  process.exit(1);
}
const isWanted = (part: (typeof PARTS)[number]) => wanted.length === 0 || wanted.includes(part);

const documentsOf = new Map<Locale, Documents>();
const stockIndexes = new Map<Locale, string>();
if (PARTS.some((part) => part !== 'hostile' && isWanted(part))) {
  for (const locale of locales) {
    const documents = await scanSite(build, locale);
    documentsOf.set(locale, documents);
    stockIndexes.set(locale, stockIndex(documents));
  }
}
if (isWanted('relevance') || isWanted('weight') || isWanted('first')) {
  const site = await writeContenders(build, stockIndexes);
  await withBench(site, async (bench) => {
    if (isWanted('relevance')) {
      await printRelevance(bench, documentsOf, stockIndexes);
    }
    if (isWanted('weight')) {
      await printWeight(bench);
    }
    if (isWanted('first')) {
      await printFirst(bench);
    }
  });
}
if (isWanted('latency')) {
  await printLatency(stockIndexes);
}
if (isWanted('growth')) {
  await printGrowth(documentsOf.get('en') ?? []);
}
if (isWanted('hostile')) {
  await printHostile();
}
