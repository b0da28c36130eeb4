/** Scores of pages, sections and questions, and the numbers that these are known by. */
import type {Occurrence} from './searchIndex';

/** Scores by the number of a page, a section or a question; one that is missing here has 0. */
export type Scores = Map<number, number>;

/** Most sections that a page can have: a section's number in the site is page × SECTIONS + its number in the page. */
const SECTIONS = 2 ** 16;

/** Numbers for the questions of a section, 0 to 62; the last, HEADING, stands for its heading. */
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
/** True when a number that `askedIn` gives is that of a heading, and not of a question. */
export const isHeading = (asked: number): boolean => asked % ASKED === HEADING;
/** The section, by its number in the site, of a question or heading that `askedIn` gives the number of. */
export const sectionAsked = (asked: number): number => Math.floor(asked / ASKED);

/** Raises a score to a value, if that is higher. */
export function raise(scores: Scores, unit: number, score: number): void {
  if (score > (scores.get(unit) ?? 0)) {
    scores.set(unit, score);
  }
}

/** Adds to a score, from 0 where there is none yet. */
export function add(scores: Scores, unit: number, score: number): void {
  scores.set(unit, (scores.get(unit) ?? 0) + score);
}
