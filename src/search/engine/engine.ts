/** Answers searches from an index: what the worker does, without the worker. */
import {tokenize, createStem} from './analyzer';
import {excerpt, toParts, withoutOverlaps, type Part, type Range} from './excerpt';
import {createLibrary} from './library';
import {createRanker, type Ranked} from './rank';
import type {Router} from './searchIndex';

/** A search. */
export interface Request {
  /** Within `queryLimits`. */
  readonly query: string;
  /** Folder of the pages that come first, or alone; empty for none. */
  readonly context: string;
  /** True when pages outside of the context are left out. */
  readonly isLimited: boolean;
  /** Hits at most. */
  readonly limit: number;
  /** Length of the summaries, in characters. */
  readonly summaryLength: number;
}

/** A page that was found, at its best section. */
export interface Hit {
  /** Address with the base URL and the section's `#id`. */
  readonly url: string;
  /** Title of the page. */
  readonly title: readonly Part[];
  /** Heading of the section; empty when the page as a whole is the answer. */
  readonly heading: readonly Part[];
  /** The text round the matches. */
  readonly summary: readonly Part[];
  /** True when the page lies in the request's context. */
  readonly isInside: boolean;
}

export interface Answer {
  readonly hits: readonly Hit[];
  /** How many pages were found in all. */
  readonly total: number;
  /** How many of them lie in the context. */
  readonly inside: number;
  /** Nothing was found; this query would find something. */
  readonly respelled?: string | undefined;
}

/** What comes of a search: an answer, what is missing for one, or both. */
export interface Outcome {
  /** Files to add before the same search is asked again. With an answer, its summaries lack them. */
  readonly missing: readonly string[];
  /** True when the order of the pages is known, and what is missing is their titles and texts. */
  readonly isRanked: boolean;
  readonly answer: Answer | undefined;
}

export interface SearchEngine {
  /**
   * @param without files of texts that cannot be had: their rows do without, or are left out
   */
  search(request: Request, without?: readonly string[]): Outcome;
  /**
   * Hands over a file that was missing.
   *
   * @param value what JSON.parse made of it
   * @throws Error when it is not that file, or not whole
   */
  add(name: string, value: unknown): void;
}

/** Pages that score less than this share of the best one are noise. */
const LEAST_SHARE = 0.04;

/** A page of the reader's own section goes first when it scores this share of the best one… */
const OWN_SHARE = 0.1;

/** …but some rows stay for the rest of the site. */
const MOST_OWN = 5;

const isBetter = (a: Ranked, b: Ranked): boolean =>
  a.score > b.score || (a.score === b.score && a.page < b.page);

/** The best pages in their order, without sorting the others. */
function bestOf(pages: readonly Ranked[], count: number): Ranked[] {
  const best: Ranked[] = [];
  for (const page of pages) {
    const last = best.at(-1);
    if (best.length < count || (last && isBetter(page, last))) {
      let at = best.length;
      for (let before = best[at - 1]; before && isBetter(page, before); before = best[at - 1]) {
        at -= 1;
      }
      best.splice(at, 0, page);
      best.length = Math.min(best.length, count);
    }
  }
  return best;
}

/**
 * @param base where the addresses of the index begin, with a slash at the end
 */
export function createEngine(router: Router, base: string): SearchEngine {
  const library = createLibrary(router);
  const ranker = createRanker(router, library);
  const stem = createStem(router.language);
  const folders = router.folders.flatMap(([folder, pages]) => new Array<string>(pages).fill(folder));

  const isInside = ({page}: Ranked, context: string) =>
    context !== '' && Boolean(folders[page]?.startsWith(`${base}${context}/`));

  /** Where the words with these stems stand. */
  const rangesOf = (text: string, stems: ReadonlySet<string>): Range[] =>
    withoutOverlaps(
      tokenize(text)
        .filter(({word}) => stems.has(stem(word)))
        .map(({start, end}): Range => [start, end - start]),
    );

  /** None while its title is not there. */
  function describe(ranked: Ranked, stems: ReadonlySet<string>, {context, summaryLength}: Request): Hit[] {
    const row = library.row(ranked.page, ranked.section);
    if (!row) {
      return [];
    }
    const {url, title, hash, heading, text} = row;
    return [
      {
        url: url + hash,
        title: toParts(title, rangesOf(title, stems)),
        heading: toParts(heading, rangesOf(heading, stems)),
        summary: excerpt(text, rangesOf(text, stems), summaryLength),
        isInside: isInside(ranked, context),
      },
    ];
  }

  /** The rows to show, best first. */
  function order(ranked: readonly Ranked[], inside: readonly Ranked[], request: Request): Ranked[] {
    if (request.isLimited) {
      return bestOf(inside, request.limit);
    }
    const first = bestOf(ranked, request.limit);
    const least = OWN_SHARE * (first[0]?.score ?? 0);
    const own = bestOf(inside, MOST_OWN).filter(({score}) => score >= least);
    return [...own, ...first.filter((item) => !own.includes(item))].slice(0, request.limit);
  }

  return {
    search(request, without = []) {
      library.takeMissing();
      const {query, context, isLimited} = request;
      const question = ranker.analyze(query);
      const all = library.isLacking() ? [] : ranker.rank(question);
      const respelled = all.length > 0 || library.isLacking() ? undefined : ranker.respell(query);
      if (library.isLacking()) {
        return {missing: library.takeMissing(), isRanked: false, answer: undefined};
      }
      const least = LEAST_SHARE * all.reduce((best, {score}) => Math.max(best, score), 0);
      const ranked = all.filter(({score}) => score >= least);
      const inside = ranked.filter((item) => isInside(item, context));
      const rows = order(ranked, inside, request);
      const hits = rows.flatMap((item) => describe(item, question.stems, request));
      const missing = library.takeMissing().filter((name) => !without.includes(name));
      const isWhole = hits.length === rows.length || missing.length === 0;
      const total = (isLimited ? inside : ranked).length;
      return {
        missing,
        isRanked: true,
        answer: isWhole ? {hits, total, inside: inside.length, respelled} : undefined,
      };
    },
    add: (name, value) => library.add(name, value),
  };
}

/** Rounds of files that a search may take: its words, what they may mean, how those are spelled, its rows. */
export const MOST_ROUNDS = 6;

/**
 * Asks until there is an answer, for who has the files at hand.
 *
 * @param read gives what JSON.parse makes of a file
 * @throws Error when a file cannot be read, or the search is never content
 */
export function searchFiles(engine: SearchEngine, read: (name: string) => unknown, request: Request): Answer {
  for (let round = 0; round <= MOST_ROUNDS; round += 1) {
    const {answer, missing} = engine.search(request);
    if (answer && missing.length === 0) {
      return answer;
    }
    missing.forEach((name) => engine.add(name, read(name)));
  }
  throw new Error(`${JSON.stringify(request.query)}: no answer after ${MOST_ROUNDS} rounds of files.`);
}
