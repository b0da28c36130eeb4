/**
 * Ranks pages. Each word of the query is looked up in six fields (title, keywords, heading, questions, text, whole
 * text) by BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009), the fields are summed by
 * weight, and the more of the query a page covers, the more its score counts. A word that no page has only lowers the
 * coverage: it never empties the list.
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
  /** The share of the typed words, by weight, that this section has: 0 to 1. */
  readonly part: number;
  /** The score of any section of the page, by its number. */
  readonly at: (section: number) => number;
  /** Other sections of the page that answer nearly as well, best first. */
  readonly others: () => readonly number[];
}

/** All results are final only while the library lacks no file; else call again once the missing files have come. */
export interface Ranker {
  analyze(query: string): Question;
  /** Pages that have any term of the question, in no order. */
  rank(question: Question): Ranked[];
  /** The query with its unknown words replaced by the nearest known ones; undefined when there are none. */
  respell(query: string): string | undefined;
  /** The words of the site that misspelled words of a query were taken for. */
  corrections(query: string): readonly Correction[];
  /** Words of a query, as they were typed, that no page has, nor a synonym of them, nor anything spelled like them. */
  absent(query: string): readonly string[];
}

/** Likeness of a title and the query: the Dice coefficient of their words, 0 to 1. */
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

/** Makes a ranker that uses those files of the index that the library has. */
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
