/** Scores the sections of pages for a query, and finds the best section of each page. */
import {nearest} from './passages';
import {add, isHeading, pageOf, raise, sectionAsked, sectionOf, unitOf, type Scores} from './scores';
import type {Sums} from './sums';
import {WEIGHTS} from './weights';

/** Further sections of a page are worth a line when they score this share of its best one. */
const OTHER_SHARE = 0.55;
const MOST_OTHERS = 2;

/** Sections of a page, by their order, that `othersOf` scores. */
const MOST_SECTIONS = 100;

/** Likeness from which on a question has the same words as the query. */
const WORD_FOR_WORD = 0.99;

/** Sections that count for the score of their page, its best one included. */
const MOST_FURTHER = 8;

/** The share of the query, by weight, that is there, raised to a power: 0 to 1; 0 for a query without weight. */
export const coverage = (covered: number, whole: number, power: number): number =>
  whole > 0 ? (covered / whole) ** power : 0;

/**
 * Scores of sections for their best question or heading: the share of the query that it has times its share that was
 * typed, each as a power.
 * @param power exponent of the share that was typed
 * @param next share of the score of a section's second best question that is added to that of the best
 */
function likeAsked(
  {askedWeight, askedWords, askedLengths, wholeOfSections: whole}: Sums,
  power: number,
  next: number,
): Scores {
  const scores: Scores = new Map();
  const seconds: Scores = new Map();
  askedWeight.forEach((sum, asked) => {
    const ofQuery = Math.min(1, sum / whole) ** WEIGHTS.askedQuery;
    const words = askedWords.get(asked) ?? 0;
    const ofAsked = Math.min(1, words / (askedLengths.get(asked) ?? 1)) ** power;
    const weight = isHeading(asked) ? WEIGHTS.headed : WEIGHTS.asked;
    const unit = sectionAsked(asked);
    // A question typed word for word is meant, however many of its words other pages have.
    const likeness = ofQuery * ofAsked > WORD_FOR_WORD ? WEIGHTS.wholeAsked : ofQuery * ofAsked;
    const score = weight * whole * likeness;
    raise(seconds, unit, Math.min(score, scores.get(unit) ?? 0));
    raise(scores, unit, score);
  });
  seconds.forEach((score, unit) => add(scores, unit, next * score));
  return scores;
}

/** The sum of the best scores, each weighted with `part` times the weight of the next better one, the best with 1. */
const together = (scores: readonly number[], part: number): number =>
  [...scores]
    .sort((a, b) => b - a)
    .slice(0, MOST_FURTHER)
    .reduceRight((sum, score) => sum * part + score, 0);

interface BestSections {
  /** Score of the sections of a page together, and the number of its best; 0 where none has any word of the query. */
  scoreOf(page: number): number;
  sectionOf(page: number): number;
  /** The share of the typed words, by weight, that the best section of a page has: 0 to 1. */
  partOf(page: number): number;
  /** Score of any section of a page. */
  scoreAt(page: number, section: number): number;
  /** Other sections of a page that answer nearly as well as its best, best first. */
  othersOf(page: number): readonly number[];
}

/** Finds the best section of each page; of those that answer as well, the first one. */
export function bestSections(sums: Sums): BestSections {
  const isOfWords = sums.words > 1;
  const asked = likeAsked(sums, WEIGHTS.askedQuestion, 0);
  const askedOfPage = likeAsked(sums, WEIGHTS.askedOfPage, WEIGHTS.askedNext);
  const coveredAt = (unit: number) =>
    (sums.parts.get(unit) ?? []).reduce((sum, [, weight]) => sum + weight, 0);
  const scoreAt = (unit: number, like = asked, lead = WEIGHTS.lead, part = WEIGHTS.askedInPage) => {
    const parts = sums.parts.get(unit) ?? [];
    const covered = coveredAt(unit);
    const near = covered > 0 ? nearest(parts) / covered : 0;
    const ofWords =
      (sums.sections.get(unit) ?? 0) *
      coverage(covered, sums.wholeOfSections, WEIGHTS.sectionCoverage) *
      near ** WEIGHTS.passage;
    return (ofWords + part * (like.get(unit) ?? 0)) * (isOfWords && sectionOf(unit) === 0 ? lead : 1);
  };
  const best = new Map<number, {section: number; score: number}>();
  /** Scores of the sections of each page, as they count where pages are compared. */
  const ofPages = new Map<number, number[]>();
  for (const unit of sums.sections.keys()) {
    const page = pageOf(unit);
    const section = sectionOf(unit);
    const score = scoreAt(unit);
    ofPages.set(page, [...(ofPages.get(page) ?? []), scoreAt(unit, askedOfPage, WEIGHTS.leadOfPage, 1)]);
    const before = best.get(page) ?? {section: 0, score: 0};
    if (score > before.score || (score === before.score && score > 0 && section < before.section)) {
      best.set(page, {section, score});
    }
  }

  return {
    scoreOf: (page) => together(ofPages.get(page) ?? [], isOfWords ? WEIGHTS.further : 0),
    sectionOf: (page) => best.get(page)?.section ?? 0,
    partOf: (page) =>
      coverage(coveredAt(unitOf(page, best.get(page)?.section ?? 0)), sums.wholeOfSections, 1),
    scoreAt: (page, section) => scoreAt(unitOf(page, section)),
    othersOf(page) {
      const {section: own, score: most} = best.get(page) ?? {section: 0, score: 0};
      const found: [section: number, score: number][] = [];
      for (let section = 1; section < MOST_SECTIONS; section += 1) {
        const score = scoreAt(unitOf(page, section));
        if (section !== own && score > 0 && score >= OTHER_SHARE * most) {
          found.push([section, score]);
        }
      }
      return found
        .sort(([, a], [, b]) => b - a)
        .slice(0, MOST_OTHERS)
        .map(([section]) => section);
    },
  };
}
