/** Measures a search with judged queries. */
import {routeOf} from '../../src/config/routes';
import {fold} from '../../src/search/engine/analyzer';
import {pageIn, type JudgedQuery} from './queries.mts';

/** Number of rows that a reader sees: the measures count a page below them as not found. */
export const ROWS = 8;

/** A search: it gives the addresses of its rows in their order, without the base URL, with or without an anchor. */
export type Find = (query: string) => Promise<readonly string[]>;

/** What a search gave for a query. */
interface Judged {
  readonly query: JudgedQuery;
  readonly rows: readonly string[];
  /** Index of the first row with a relevant page, -1 for none within ROWS. */
  readonly row: number;
  /** The same for the query without its accents; undefined where it has none. */
  readonly bareRow: number | undefined;
  /** Whether the first row names a section that answers; undefined where its page has none that is known. */
  readonly isAtSection: boolean | undefined;
}

/** Queries by their kind, and all of them under `all`. */
type Verdict = ReadonlyMap<string, readonly Judged[]>;

/** Index of the first row with a relevant page; -1 when none of the first ROWS has one. */
const rowOf = (rows: readonly string[], relevant: ReadonlySet<string>): number =>
  rows.slice(0, ROWS).findIndex((row) => relevant.has(row.replace(/#.*/, '')));

/** Runs all queries, those with accents also without them, and compares the rows with the relevant pages. */
export async function judge(find: Find, queries: readonly JudgedQuery[]): Promise<Verdict> {
  const verdict = new Map<string, Judged[]>();
  for (const query of queries) {
    const relevant = new Set(query.relevant.map((entry) => routeOf(pageIn(entry))));
    const rows = await find(query.query);
    const isAccented = query.query !== query.query.normalize('NFD').replace(/\p{M}/gu, '');
    const [page = '', section = ''] = (rows[0] ?? '').split('#');
    const answering = query.relevant
      .filter((entry) => entry.includes('#') && routeOf(pageIn(entry)) === page)
      .map((entry) => entry.replace(/.*#/, ''));
    const judged: Judged = {
      query,
      rows,
      row: rowOf(rows, relevant),
      bareRow: isAccented ? rowOf(await find(fold(query.query)), relevant) : undefined,
      isAtSection: answering.length > 0 ? answering.includes(section) : undefined,
    };
    for (const key of [query.kind, 'all']) {
      verdict.set(key, [...(verdict.get(key) ?? []), judged]);
    }
  }
  return verdict;
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

/** A mean, or a share; undefined where there is nothing to measure. */
function meanOf<T>(values: readonly T[], of: (value: T) => number | boolean): number | undefined {
  return values.length > 0
    ? values.reduce((sum, value) => sum + Number(of(value)), 0) / values.length
    : undefined;
}

/** The measures for some queries, or those of a kind. */
export function sharesOf(judged: readonly Judged[] = []): Shares {
  const shareOf = (of: (one: Judged) => number | boolean) => meanOf(judged, of) ?? Number.NaN;
  return {
    queries: judged.length,
    mrr: shareOf(({row}) => (row < 0 ? 0 : 1 / (row + 1))),
    success1: shareOf(({row}) => row === 0),
    success8: shareOf(({row}) => row >= 0),
    zero: shareOf(({rows}) => rows.length === 0),
    accentGap: meanOf(
      judged.filter(({bareRow}) => bareRow !== undefined),
      ({row, bareRow = -1}) => Number(row >= 0) - Number(bareRow >= 0),
    ),
    section: meanOf(
      judged.flatMap(({isAtSection}) => isAtSection ?? []),
      (isAtSection) => isAtSection,
    ),
  };
}

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
export function printVerdict(title: string, verdict: Verdict): void {
  console.log(`\n${title}`);
  console.log(`${''.padEnd(12)} ${COLUMNS.join(' ')}`);
  for (const name of [...[...verdict.keys()].filter((name) => name !== 'all').sort(), 'all']) {
    console.log(line(name, sharesOf(verdict.get(name))));
  }
}
