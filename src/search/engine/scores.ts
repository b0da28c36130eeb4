/** Scores of pages and sections by their numbers, and what numbers those are. */
import type {Occurrence} from './searchIndex';

/** Of those alone that have any. */
export type Scores = Map<number, number>;

/** More sections than a page has: a section's number in the site is its page's times this, and its own. */
const SECTIONS = 2 ** 16;

/** Questions that a section may have, and its heading as the last of them. */
const ASKED = 64;
export const HEADING = ASKED - 1;

export const unitOf = (page: number, section: number): number => page * SECTIONS + section;
export const pageOf = (unit: number): number => Math.floor(unit / SECTIONS);
export const sectionOf = (unit: number): number => unit % SECTIONS;

export const sectionIn = ({page, part}: Occurrence): number => unitOf(page, part);
export const pageIn = ({page}: Occurrence): number => page;

/** Number in the site of a question of a section, or of its heading. */
export const askedIn = (occurrence: Occurrence, number: number): number =>
  sectionIn(occurrence) * ASKED + Math.min(number, HEADING);
export const isHeading = (asked: number): boolean => asked % ASKED === HEADING;
export const sectionAsked = (asked: number): number => Math.floor(asked / ASKED);

/** Raises a score to a value, if that is higher. */
export function raise(scores: Scores, unit: number, score: number): void {
  if (score > (scores.get(unit) ?? 0)) {
    scores.set(unit, score);
  }
}

export function add(scores: Scores, unit: number, score: number): void {
  scores.set(unit, (scores.get(unit) ?? 0) + score);
}
