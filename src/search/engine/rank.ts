/**
 * Ranks pages. Each word of the query is looked up in six fields (title,
 * keywords, heading, questions, text, whole text) by BM25 (Robertson and Zaragoza, "The
 * Probabilistic Relevance Framework", 2009), the fields are summed by weight,
 * and a page counts for more the more of the query it covers. A word that
 * nobody wrote only lowers the coverage: it never empties the list.
 */
import {createStem} from './analyzer';
import type {Library} from './library';
import {absentIn, correctionsOf, respell, type Correction} from './respelling';
import type {Router} from './searchIndex';
import {bestSections, coverage} from './sections';
import {sumUp, type Sums} from './sums';
import {analyze, type Dictionary, type Question} from './terms';
import {createVocabulary} from './vocabulary';
import {WEIGHTS} from './weights';

export interface Ranked {
  readonly page: number;
  /** Number in the page of the section that answers best. */
  readonly section: number;
  readonly score: number;
  /** The part by weight of what was typed that this section has. */
  readonly part: number;
  /** How well a section of it answers, by its number. */
  readonly at: (section: number) => number;
  /** Other sections of it that answer nearly as well, best first. */
  readonly others: () => readonly number[];
}

/** What it says is the whole when the library lacks nothing, else to be asked again once that has come. */
export interface Ranker {
  analyze(query: string): Question;
  /** Pages that have any of it, in no order. */
  rank(question: Question): Ranked[];
  /** The query with its unknown words replaced by the nearest known ones; undefined when there are none. */
  respell(query: string): string | undefined;
  /** What the words of a query were taken for that are spelled otherwise than any of the site. */
  corrections(query: string): readonly Correction[];
  /** Words of a query, as they were typed, that stand for nothing of the site. */
  absent(query: string): readonly string[];
}

/** How much a title is what was typed, no more and no less: 0 to 1. */
function titleLikeness({titlesCovered, titleLengths, words}: Sums, page: number): number {
  const covered = titlesCovered.get(page) ?? 0;
  return covered > 0 ? (2 * covered) / ((titleLengths.get(page) ?? 0) + words) : 0;
}

function rankPages(sums: Sums): Ranked[] {
  const sections = bestSections(sums);
  return [...sums.pages]
    .map(([page, sum]): Ranked => {
      const score =
        (sum + WEIGHTS.section * sections.scoreOf(page)) *
          coverage(sums.pagesCovered.get(page) ?? 0, sums.whole, WEIGHTS.coverage) +
        WEIGHTS.wholeTitle * titleLikeness(sums, page) ** 3;
      return {
        page,
        section: sections.sectionOf(page),
        score,
        part: sections.partOf(page),
        at: (section) => sections.scoreAt(page, section),
        others: () => sections.othersOf(page),
      };
    })
    .filter(({score}) => score > 0);
}

/** Ranks by those files of the index that the library has. */
export function createRanker(router: Router, library: Library): Ranker {
  const {language} = router;
  const stem = createStem(language);
  const dictionary: Dictionary = {language, library, stem, vocabulary: createVocabulary(library, stem)};
  return {
    analyze: (query) => analyze(query, dictionary),
    rank: (question) => rankPages(sumUp(question, router, library)),
    respell: (query) => respell(query, dictionary),
    corrections: (query) => correctionsOf(query, dictionary),
    absent: (query) => absentIn(query, dictionary),
  };
}
