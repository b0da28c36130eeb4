/** Measures the ranking alone, fast enough to try many weights: on the queries that are not kept aside, and no others. */
import path from 'node:path';
import {baseOf, locales, type Locale} from '../../src/config/locales';
import {routeOf} from '../../src/config/routes';
import {createLibrary} from '../../src/search/engine/library';
import {createRanker, type Ranked} from '../../src/search/engine/rank';
import {shardFile, WORDS_FILE} from '../../src/search/engine/searchIndex';
import type {Weights} from '../../src/search/engine/weights';
import {capQuery} from '../../src/search/query';
import {root} from '../prepare.mjs';
import {readBuiltIndex} from './built.mts';
import {ROWS} from './judge.mts';
import {folderOf, sectionsOfRows} from './ours.mts';
import {isKeptAside, pageIn, readQueries, readReaders, withMessages, type JudgedQuery} from './queries.mts';

/** What a first row is worth that names the right section, beside one that is the right page. */
const NAMED = 0.3;

/** A question of readers.json, of which one section alone is known to answer, beside a query that was judged. */
const READERS = 0.5;

const BUILD = path.join(root, 'build');

interface Example {
  readonly query: string;
  readonly worth: number;
  /** Numbers of the pages that answer. */
  readonly pages: ReadonlySet<number>;
  /** Of those, the numbers of the sections that do, where they are known. */
  readonly sections: ReadonlyMap<number, ReadonlySet<number>>;
}

interface Side {
  readonly examples: readonly Example[];
  readonly rank: (query: string) => readonly Ranked[];
}

function openSide(locale: Locale, weights: Weights): Side {
  const built = readBuiltIndex(folderOf(BUILD, locale));
  const {router, read} = built;
  const library = createLibrary(router);
  for (const name of [WORDS_FILE, ...[...router.bounds, ''].map((_bound, shard) => shardFile(shard))]) {
    library.add(name, read(name));
  }
  const ranker = createRanker(router, library, weights);
  const pages = built.pages();
  const numbers = new Map(pages.map(({url}, page) => [url.slice(baseOf(locale).length), page]));

  const sections = sectionsOfRows(BUILD, locale);
  const rows = new Set([...sections.keys()].map((row) => baseOf(locale) + row));
  const exampleOf = ({query, relevant}: JudgedQuery, worth: number): Example => {
    const answering = new Map<number, Set<number>>();
    const found = new Set<number>();
    for (const entry of relevant) {
      const page = numbers.get(routeOf(pageIn(entry))) ?? -1;
      found.add(page);
      if (entry.includes('#')) {
        const hash = entry.replace(/^[^#]*#?/, '#').replace(/^#$/, '');
        const own = answering.get(page) ?? new Set();
        // The rows of a table come after their section, and are as good.
        const all = pages[page]?.sections ?? [];
        const first = all.findIndex((section) => section.hash === hash);
        all.slice(first).every(({hash: other}, i) => {
          const isIn = i === 0 || rows.has((pages[page]?.url ?? '') + other);
          if (isIn) {
            own.add(first + i);
          }
          return isIn;
        });
        answering.set(page, own);
      }
    }
    return {query: capQuery(query), worth, pages: found, sections: answering};
  };

  const known = (queries: readonly JudgedQuery[]) =>
    withMessages(
      queries.filter((query) => !isKeptAside(query)),
      built,
      locale,
      sections,
    );
  return {
    examples: [
      ...known(readQueries(locale)).map((query) => exampleOf(query, 1)),
      ...known(readReaders(locale)).map((query) => exampleOf(query, READERS)),
    ],
    rank: (query) =>
      ranker
        .rank(ranker.analyze(query))
        .sort((a, b) => b.score - a.score || a.page - b.page)
        .slice(0, ROWS),
  };
}

/**
 * @param weights read anew at every measurement: who changes them measures again
 * @returns the measurement: 1 would be every right page first, 1.3 with its right section
 * @throws Error when there is no built index
 */
export function openFit(weights: Weights): () => number {
  const sides = locales.map((locale) => openSide(locale, weights));
  return () => {
    let sum = 0;
    let worths = 0;
    for (const {examples, rank} of sides) {
      for (const {query, worth, pages, sections} of examples) {
        const rows = rank(query);
        const row = rows.findIndex(({page}) => pages.has(page));
        const first = rows[0];
        const isNamed =
          first !== undefined && row === 0 && (sections.get(first.page)?.has(first.section) ?? true);
        sum += worth * ((row < 0 ? 0 : 1 / (row + 1)) + (isNamed ? NAMED : 0));
        worths += worth;
      }
    }
    return sum / worths;
  };
}
