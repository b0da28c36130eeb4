/** Adds up the scores that the terms of a query give to pages, sections, titles and questions. */
import {headingsAlone, lookUp, postingsOf, type Found} from './fields';
import type {Library} from './library';
import {add, type Scores} from './scores';
import type {Router} from './searchIndex';
import type {Question, Term} from './terms';
import {WEIGHTS} from './weights';

/** The passages of a section that have a typed word, as bits, and the weight of the word. */
type Part = readonly [passages: number, weight: number];

/** Scores of all terms together. A typed word weighs its IDF as a power (WEIGHTS.rarity), less while unfinished. */
export interface Sums {
  readonly pages: Scores;
  readonly sections: Scores;
  /** Weight of the typed words that a page has, by its number. */
  readonly pagesCovered: Scores;
  /** The typed words that a section has, by its number in the site. */
  readonly parts: Map<number, Part[]>;
  /** By page: how many of the typed words its title has, and the number of different stems of the title. */
  readonly titlesCovered: Scores;
  readonly titleLengths: Map<number, number>;
  /** By `askedIn`: weight and number of the words of the query that a question or heading has, and its length. */
  readonly askedWeight: Scores;
  readonly askedWords: Scores;
  readonly askedLengths: Map<number, number>;
  /** Number of the typed terms: words of the query without stop words. */
  words: number;
  /** Weight of all these terms, by their rarity among pages, and among sections. */
  whole: number;
  wholeOfSections: number;
}

const noSums = (): Sums => ({
  pages: new Map(),
  sections: new Map(),
  pagesCovered: new Map(),
  parts: new Map(),
  titlesCovered: new Map(),
  titleLengths: new Map(),
  askedWeight: new Map(),
  askedWords: new Map(),
  askedLengths: new Map(),
  words: 0,
  whole: 0,
  wholeOfSections: 0,
});

/** BM25's inverse document frequency of a term with all its meanings: `found` of `count` pages or sections have it. */
const idf = (found: number, count: number): number =>
  Math.log(1 + (Math.max(count, found) - found + 0.5) / (found + 0.5));

/** Weight of a term, by its rarity among pages and among sections. */
interface Rarity {
  readonly ofPages: number;
  readonly ofSections: number;
}

function addPart({parts}: Sums, unit: number, part: Part): void {
  const own = parts.get(unit);
  if (own) {
    own.push(part);
  } else {
    parts.set(unit, [part]);
  }
}

/** Adds the scores of one term. */
function addTerm(
  sums: Sums,
  {isTyped, meanings, next, isOfHeadings}: Term,
  found: Found,
  rarity: Rarity,
): void {
  const surest = isTyped ? Math.max(...meanings.values()) : 0;
  sums.whole += isTyped ? rarity.ofPages : 0;
  sums.wholeOfSections += isTyped ? rarity.ofSections : 0;
  found.ofPages.forEach((score, page) => {
    add(sums.pages, page, rarity.ofPages * score);
    add(sums.pagesCovered, page, isTyped ? rarity.ofPages : 0);
  });
  found.ofSections.forEach((score, unit) => {
    add(sums.sections, unit, rarity.ofSections * score);
    if (isTyped) {
      addPart(sums, unit, [found.passages.get(unit) ?? 0, rarity.ofSections]);
    }
  });
  found.titles.forEach((length, page) => {
    add(sums.titlesCovered, page, surest);
    sums.titleLengths.set(page, length);
  });
  if (next === undefined && !isOfHeadings) {
    found.ofAsked.forEach((sureness, unit) => {
      add(sums.askedWeight, unit, rarity.ofSections * sureness);
      add(sums.askedWords, unit, sureness);
    });
    found.askedLengths.forEach((length, unit) => sums.askedLengths.set(unit, length));
  }
}

/** Adds the scores of the synonyms of a term. Where the term itself is missing, they cover a part of it. */
function addOthers(
  sums: Sums,
  others: Found,
  own: Found | undefined,
  [ofOthers, ofOwn]: readonly [Rarity, Rarity],
  share: number,
): void {
  others.ofPages.forEach((score, page) => {
    add(sums.pages, page, ofOthers.ofPages * score);
    add(sums.pagesCovered, page, own?.ofPages.has(page) ? 0 : share * ofOwn.ofPages);
  });
  others.ofSections.forEach((score, unit) => {
    add(sums.sections, unit, ofOthers.ofSections * score);
    if (!own?.ofSections.has(unit)) {
      addPart(sums, unit, [others.passages.get(unit) ?? 0, share * ofOwn.ofSections]);
    }
  });
  others.ofAsked.forEach((sureness, unit) => {
    if (!own?.ofAsked.has(unit)) {
      add(sums.askedWeight, unit, ofOwn.ofSections * sureness);
      add(sums.askedWords, unit, sureness);
    }
  });
  others.askedLengths.forEach((length, unit) => sums.askedLengths.set(unit, length));
}

/** Looks all terms up and adds up their scores. */
export function sumUp({terms}: Question, router: Router, library: Library): Sums {
  const sums = noSums();
  const rarityOf = (found: Found | undefined, weight: number): Rarity => ({
    ofPages: weight * idf(found?.pages ?? 0, router.pages) ** WEIGHTS.rarity,
    ofSections: weight * idf(found?.sections ?? 0, router.sections) ** WEIGHTS.sectionRarity,
  });
  const find = (meanings: Term['meanings'], {next, isOfHeadings}: Partial<Term> = {}): Found | undefined => {
    const all = postingsOf(meanings, next, library);
    const postings = isOfHeadings ? all.map(headingsAlone) : all;
    return postings.length > 0 ? lookUp(postings, router.averages, router.pages) : undefined;
  };
  sums.words = terms.filter(({isTyped}) => isTyped).length;
  for (const term of terms) {
    const found = find(term.meanings, term);
    const rarity = rarityOf(found, term.weight);
    if (found) {
      addTerm(sums, term, found, rarity);
    } else if (term.isTyped) {
      sums.whole += rarity.ofPages;
      sums.wholeOfSections += rarity.ofSections;
    }
    const others = term.others && find(term.others);
    if (others) {
      addOthers(sums, others, found, [rarityOf(others, term.weight), rarity], WEIGHTS.insteadOf);
    }
  }
  return sums;
}
