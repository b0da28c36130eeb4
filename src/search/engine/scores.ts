/** Scores of pages and sections by their numbers, and what numbers those are. */
import type {Occurrence} from './searchIndex';

/** Of those alone that have any. */
export type Scores = Map<number, number>;

/** More sections than a page has: a section's number in the site is its page's times this, and its own. */
const SECTIONS = 2 ** 16;

/** Questions that a section may have, and its heading as the last of them. */
const ASKED = 64;
export const HEADING = ASKED - 1;

/** Number in the site of a section, from its page's number and its own in the page, which is below 65,536. */
export const unitOf = (page: number, section: number): number => page * SECTIONS + section;
/** The page of a section that is given by its number in the site. */
export const pageOf = (unit: number): number => Math.floor(unit / SECTIONS);
/** The number in its page of a section that is given by its number in the site. */
export const sectionOf = (unit: number): number => unit % SECTIONS;

/** Number in the site of the section that a heading or a question stands for; the `part` of a title is no section. */
export const sectionIn = ({page, part}: Occurrence): number => unitOf(page, part);
/** The page that anything occurs in. */
export const pageIn = ({page}: Occurrence): number => page;

/** Number in the site of a question of a section, or of its heading. */
export const askedIn = (occurrence: Occurrence, number: number): number =>
  sectionIn(occurrence) * ASKED + Math.min(number, HEADING);
/** Of a number that `askedIn` gives: whether it is that of a heading, and not of a question. */
export const isHeading = (asked: number): boolean => asked % ASKED === HEADING;
/** Of a number that `askedIn` gives: its section, by the number in the site. */
export const sectionAsked = (asked: number): number => Math.floor(asked / ASKED);

/** Raises a score to a value, if that is higher. */
export function raise(scores: Scores, unit: number, score: number): void {
  if (score > (scores.get(unit) ?? 0)) {
    scores.set(unit, score);
  }
}

/** Adds to a score; what has none has 0. */
export function add(scores: Scores, unit: number, score: number): void {
  scores.set(unit, (scores.get(unit) ?? 0) + score);
}
