/** Measures a search with judged queries. */
import {routeOf} from '../../src/config/routes';
import {fold} from '../../src/search/engine/analyzer';
import {pageIn, type JudgedQuery} from './queries.mts';

/** Number of rows that a reader sees: the measures count a page below them as not found. */
export const ROWS = 8;

/** A search: it gives the addresses of its rows in their order, without the base URL, with or without an anchor. */
export type Find = (query: string) => Promise<readonly string[]>;

/** Sums over queries; divided by `queries` they are means. */
export interface Tally {
  queries: number;
  /** Reciprocal ranks of the first relevant row, 0 for none within ROWS. */
  reciprocal: number;
  first: number;
  within: number;
  none: number;
  /** Number of the queries with accents; of those that are answered with the accents, and without. */
  accented: number;
  withAccents: number;
  withoutAccents: number;
  /** Number of the queries whose first row is a page with known answering sections; of those that name such a one. */
  sections: number;
  named: number;
}

const emptyTally = (): Tally => ({
  queries: 0,
  reciprocal: 0,
  first: 0,
  within: 0,
  none: 0,
  accented: 0,
  withAccents: 0,
  withoutAccents: 0,
  sections: 0,
  named: 0,
});

/** Index of the first row with a relevant page; -1 when none of the first ROWS has one. */
const rowOf = (rows: readonly string[], relevant: ReadonlySet<string>): number =>
  rows.slice(0, ROWS).findIndex((row) => relevant.has(row.replace(/#.*/, '')));

interface Miss {
  readonly query: JudgedQuery;
  readonly row: number;
  readonly rows: readonly string[];
}

interface Verdict {
  /** Sums by kind of query, and those over all queries under `all`. */
  readonly tallies: ReadonlyMap<string, Tally>;
  /** Queries whose first row is not relevant. */
  readonly misses: readonly Miss[];
}

/** Runs all queries, those with accents also without them, and compares the rows with the relevant pages. */
export async function judge(find: Find, queries: readonly JudgedQuery[]): Promise<Verdict> {
  const tallies = new Map<string, Tally>();
  const misses: Miss[] = [];
  for (const query of queries) {
    const relevant = new Set(query.relevant.map((entry) => routeOf(pageIn(entry))));
    const rows = await find(query.query);
    const row = rowOf(rows, relevant);
    const isAccented = query.query !== query.query.normalize('NFD').replace(/\p{M}/gu, '');
    const bare = isAccented ? rowOf(await find(fold(query.query)), relevant) : -1;
    const [page = '', section = ''] = (rows[0] ?? '').split('#');
    const answering = query.relevant
      .filter((entry) => entry.includes('#') && routeOf(pageIn(entry)) === page)
      .map((entry) => entry.replace(/.*#/, ''));
    if (row !== 0) {
      misses.push({query, row, rows});
    }
    for (const key of [query.kind, 'all']) {
      const tally = tallies.get(key) ?? emptyTally();
      tallies.set(key, tally);
      tally.queries += 1;
      tally.reciprocal += row < 0 ? 0 : 1 / (row + 1);
      tally.first += row === 0 ? 1 : 0;
      tally.within += row < 0 ? 0 : 1;
      tally.none += rows.length === 0 ? 1 : 0;
      tally.accented += isAccented ? 1 : 0;
      tally.withAccents += isAccented && row >= 0 ? 1 : 0;
      tally.withoutAccents += bare >= 0 ? 1 : 0;
      tally.sections += answering.length > 0 ? 1 : 0;
      tally.named += answering.includes(section) ? 1 : 0;
    }
  }
  return {tallies, misses};
}

/**
 * Share of the beginnings (three letters and more) of the words of titles for
 * which a page with such a word in its title is shown.
 */
export async function prefixCoverage(
  find: Find,
  titles: ReadonlyMap<string, string>,
  isStopWord: (word: string) => boolean,
): Promise<{prefixes: number; found: number}> {
  const wordsOf = (title: string) => fold(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  const prefixes = new Set<string>();
  for (const title of titles.values()) {
    for (const word of wordsOf(title)) {
      if (!isStopWord(word)) {
        for (let length = 3; length <= word.length; length += 1) {
          prefixes.add(word.slice(0, length));
        }
      }
    }
  }
  let found = 0;
  for (const prefix of prefixes) {
    const rows = (await find(prefix)).slice(0, ROWS);
    const hasWord = rows.some((row) =>
      wordsOf(titles.get(row.replace(/#.*/, '')) ?? '').some((word) => word.startsWith(prefix)),
    );
    found += hasWord ? 1 : 0;
  }
  return {prefixes: prefixes.size, found};
}

/** Measures of a search, 0 to 1, which are printed and must reach the bars. */
interface Shares {
  readonly queries: number;
  readonly mrr: number;
  readonly success1: number;
  readonly success8: number;
  readonly zero: number;
  /** Undefined where no query has accents. */
  readonly accentGap: number | undefined;
  /** Share of the first rows with the right page that name a section that answers. */
  readonly section: number | undefined;
}

/** The measures for some queries. @param tally sums over at least one query */
export function sharesOf(tally: Tally): Shares {
  const {queries, accented, sections} = tally;
  return {
    queries,
    mrr: tally.reciprocal / queries,
    success1: tally.first / queries,
    success8: tally.within / queries,
    zero: tally.none / queries,
    accentGap: accented > 0 ? (tally.withAccents - tally.withoutAccents) / accented : undefined,
    section: sections > 0 ? tally.named / sections : undefined,
  };
}

/** The measures for all kinds of queries together. */
export const sharesOfAll = ({tallies}: Verdict): Shares => sharesOf(tallies.get('all') ?? emptyTally());

const share = (value: number | undefined): string => (value === undefined ? '    –' : value.toFixed(3));

const COLUMNS = ['queries', '  MRR@8', '    S@1', '    S@8', '   zero', ' accents', 'section'];

const line = (name: string, shares: Shares): string =>
  [
    name.padEnd(12),
    String(shares.queries).padStart(7),
    ...[shares.mrr, shares.success1, shares.success8, shares.zero, shares.accentGap, shares.section].map(
      (value) => share(value).padStart(7),
    ),
  ].join(' ');

/** Prints a verdict as a table: a row for each kind of query, and one for all. */
export function printVerdict(title: string, {tallies}: Verdict): void {
  console.log(`\n${title}`);
  console.log(`${''.padEnd(12)} ${COLUMNS.join(' ')}`);
  const names = [...tallies.keys()].filter((name) => name !== 'all').sort();
  for (const name of [...names, 'all']) {
    const tally = tallies.get(name);
    if (tally) {
      console.log(line(name, sharesOf(tally)));
    }
  }
}
