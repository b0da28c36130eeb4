/** Answers searches from an index: what the worker does, without the worker. */
import {tokenize, createStem} from './analyzer';
import {excerpt, toParts, withoutOverlaps, type Part, type Range} from './excerpt';
import {createRanker, type Ranked} from './rank';
import {sectionsByChunk, type SearchIndex} from './searchIndex';

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
  /** Numbers of the files of texts that the summaries lack. */
  readonly missing: readonly number[];
}

export interface SearchEngine {
  search(request: Request): Answer;
  /** Hands over a file of texts, one for each of its sections. */
  setTexts(chunk: number, texts: readonly string[]): void;
}

/** Pages that score less than this share of the best one are noise. */
const LEAST_SHARE = 0.04;

/** A page of the reader's own section goes first when it scores this share of the best one… */
const OWN_SHARE = 0.1;

/** …but some rows stay for the rest of the site. */
const MOST_OWN = 5;

/**
 * @param base where the addresses of the index begin, with a slash at the end
 */
export function createEngine(index: SearchIndex, base: string): SearchEngine {
  const {pages, sections, chunks} = index;
  const ranker = createRanker(index);
  const stem = createStem(index.language);
  const groups = sectionsByChunk(chunks);
  /** Of each section whose text has come. */
  const textOf = new Map<number, string>();

  const isInside = ({page}: Ranked, context: string) =>
    context !== '' && `${pages[page]?.url}/`.startsWith(`${base}${context}/`);

  /** Where the words with these stems stand. */
  const rangesOf = (text: string, stems: ReadonlySet<string>): Range[] =>
    withoutOverlaps(
      tokenize(text)
        .filter(({word}) => stems.has(stem(word)))
        .map(({start, end}): Range => [start, end - start]),
    );

  function describe(ranked: Ranked, stems: ReadonlySet<string>, {context, summaryLength}: Request): Hit {
    const page = pages[ranked.page];
    const section = sections[ranked.section];
    const title = page?.title ?? '';
    const heading = section?.heading ?? '';
    const text = textOf.get(ranked.section) ?? '';
    return {
      url: `${page?.url}${section?.hash ?? ''}`,
      title: toParts(title, rangesOf(title, stems)),
      heading: toParts(heading, rangesOf(heading, stems)),
      summary: excerpt(text, rangesOf(text, stems), summaryLength),
      isInside: isInside(ranked, context),
    };
  }

  function order(ranked: readonly Ranked[], {context, isLimited}: Request): readonly Ranked[] {
    const inside = ranked.filter((item) => isInside(item, context));
    if (isLimited) {
      return inside;
    }
    const best = ranked[0]?.score ?? 0;
    const own = inside.filter(({score}) => score >= OWN_SHARE * best).slice(0, MOST_OWN);
    return [...own, ...ranked.filter((item) => !own.includes(item))];
  }

  return {
    search(request) {
      const question = ranker.analyze(request.query);
      const all = ranker.rank(question);
      const least = LEAST_SHARE * (all[0]?.score ?? 0);
      const ranked = all.filter(({score}) => score >= least);
      const ordered = order(ranked, request);
      const shown = ordered.slice(0, request.limit);
      return {
        hits: shown.map((item) => describe(item, question.stems, request)),
        total: ordered.length,
        inside: ranked.filter((item) => isInside(item, request.context)).length,
        respelled: all.length === 0 ? ranker.respell(request.query) : undefined,
        missing: [
          ...new Set(
            shown.filter(({section}) => !textOf.has(section)).map(({section}) => chunks[section] ?? 0),
          ),
        ],
      };
    },
    setTexts(chunk, texts) {
      groups[chunk]?.forEach((section, i) => textOf.set(section, texts[i] ?? ''));
    },
  };
}
