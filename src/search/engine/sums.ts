/** Adds up what the terms of a query say of the site. */
import {lookUp, postingsOf, type Found} from './fields';
import type {Library} from './library';
import {add, type Scores} from './scores';
import type {Router} from './searchIndex';
import type {Question, Term} from './terms';
import type {Weights} from './weights';

/** What all terms together say. */
export interface Sums {
  readonly pages: Scores;
  readonly sections: Scores;
  /** The weight of what pages and sections have of the words that were typed. */
  readonly pagesCovered: Scores;
  readonly sectionsCovered: Scores;
  /** Of titles: how many of the typed words they have, and how many different stems. */
  readonly titlesCovered: Scores;
  readonly titleLengths: Map<number, number>;
  /** Of questions and headings: the weight of what they have of the query, how many words of it, and their lengths. */
  readonly askedWeight: Scores;
  readonly askedWords: Scores;
  readonly askedLengths: Map<number, number>;
  /** The weight of all the words that were typed. */
  whole: number;
}

const noSums = (): Sums => ({
  pages: new Map(),
  sections: new Map(),
  pagesCovered: new Map(),
  sectionsCovered: new Map(),
  titlesCovered: new Map(),
  titleLengths: new Map(),
  askedWeight: new Map(),
  askedWords: new Map(),
  askedLengths: new Map(),
  whole: 0,
});

/** Inverse document frequency over pages, of a term with all its meanings. */
const idf = (found: number, count: number, rarity: number) =>
  Math.log(1 + (count - found + 0.5) / (found + 0.5)) ** rarity;

/** Adds what one term says. */
function addTerm(sums: Sums, {isTyped, meanings, next}: Term, found: Found, weight: number): void {
  const covered = isTyped ? weight : 0;
  const surest = isTyped ? Math.max(...meanings.values()) : 0;
  sums.whole += covered;
  found.ofPages.forEach((score, page) => {
    add(sums.pages, page, weight * score);
    add(sums.pagesCovered, page, covered);
  });
  found.ofSections.forEach((score, unit) => {
    add(sums.sections, unit, weight * score);
    add(sums.sectionsCovered, unit, covered);
  });
  found.titles.forEach((length, page) => {
    add(sums.titlesCovered, page, surest);
    sums.titleLengths.set(page, length);
  });
  if (next === undefined) {
    found.ofAsked.forEach((sureness, unit) => {
      add(sums.askedWeight, unit, weight * sureness);
      add(sums.askedWords, unit, sureness);
    });
    found.askedLengths.forEach((length, unit) => sums.askedLengths.set(unit, length));
  }
}

/** Looks all terms up and adds up what they say. */
export function sumUp(
  {terms}: Question,
  {averages, pages: count}: Router,
  library: Library,
  weights: Weights,
): Sums {
  const sums = noSums();
  for (const term of terms) {
    const postings = postingsOf(term, library);
    if (postings.length > 0) {
      const found = lookUp(postings, averages, count, weights);
      addTerm(sums, term, found, term.weight * idf(found.pages, count, weights.rarity));
    } else if (term.isTyped) {
      sums.whole += term.weight * idf(0, count, weights.rarity);
    }
  }
  return sums;
}
