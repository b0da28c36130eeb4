/** Looks a term up in the fields of the index, and scores the pages, sections and questions that have it. */
import type {Library} from './library';
import {EVERYWHERE} from './passages';
import {add, askedIn, HEADING, pageIn, pageOf, raise, sectionIn, unitOf, type Scores} from './scores';
import {bm25, scoreOf, type Averages, type Occurrence, type Posting, type ShortField} from './searchIndex';
import type {Meanings} from './vocabulary';
import {WEIGHTS} from './weights';

/** The scores of one term. Sections are keyed by their number in the site. */
export interface Found {
  readonly ofSections: Scores;
  readonly ofPages: Scores;
  /** By section with the term: the passages that have it, as bits. */
  readonly passages: ReadonlyMap<number, number>;
  /** By question or heading with the term (`askedIn`): sureness of its surest meaning there, and length in words. */
  readonly ofAsked: Scores;
  readonly askedLengths: ReadonlyMap<number, number>;
  /** By page with the term in its title: the number of different stems of that title. */
  readonly titles: ReadonlyMap<number, number>;
  /** Document frequency of the term: number of pages that have it, and of sections. */
  readonly pages: number;
  readonly sections: number;
}

/** A posting, and the weight of its stem as a meaning of the term: 1 for the typed word itself, less for a guess. */
type Sure = readonly [posting: Posting, sureness: number];

/** The posting of a pair: the occurrences of a first stem that a second one follows directly, in short fields. */
function pairOf(first: Posting, second: Posting): Posting {
  const followed = (field: ShortField, unitIn: (occurrence: Occurrence) => number) => {
    const places = new Set(
      second[field].filter(({place}) => place > 0).map((it) => `${unitIn(it)} ${it.place}`),
    );
    return first[field].filter((it) => it.place > 0 && places.has(`${unitIn(it)} ${it.place + 1}`));
  };
  return {
    title: followed('title', pageIn),
    keywords: followed('keywords', pageIn),
    heading: followed('heading', sectionIn),
    question: [],
    text: [],
    more: 0,
  };
}

/** The postings of the meanings of a term, each with its sureness. @param next stem that must follow, for a pair */
export function postingsOf(meanings: Meanings, next: string | undefined, library: Library): Sure[] {
  const follower = next === undefined ? undefined : library.posting(next);
  return [...meanings].flatMap(([key, sureness]): Sure[] => {
    const posting = library.posting(key);
    if (!posting || (next !== undefined && !follower)) {
      return [];
    }
    return [[follower ? pairOf(posting, follower) : posting, sureness]];
  });
}

/** A posting with its occurrences in headings alone. */
export const headingsAlone = ([posting, sureness]: Sure): Sure => [
  {...posting, title: [], keywords: [], question: [], text: [], more: 0},
  sureness,
];

/** Scores of the pages or sections that have a term in a short field: BM25 times sureness, of the best meaning. */
function inField(
  postings: readonly Sure[],
  field: ShortField,
  average: number,
  unitIn: (occurrence: Occurrence) => number,
): Scores {
  const scores: Scores = new Map();
  for (const [posting, sureness] of postings) {
    const occurrences = posting[field];
    for (let i = 0; i < occurrences.length;) {
      const occurrence = occurrences[i] as Occurrence;
      const unit = unitIn(occurrence);
      let times = 0;
      for (; i < occurrences.length && unitIn(occurrences[i] as Occurrence) === unit; i += 1) {
        times += 1;
      }
      raise(scores, unit, sureness * bm25(times, occurrence.length / average));
    }
  }
  return scores;
}

/** Scores of the texts that have a term: of sections, of all texts of a page as one, and the passages of sections. */
function inTexts(postings: readonly Sure[]) {
  const sections: Scores = new Map();
  const pages: Scores = new Map();
  const passages = new Map<number, number>();
  for (const [{text}, sureness] of postings) {
    for (const {page, whole, sections: own, levels, passages: bits} of text) {
      raise(pages, page, sureness * scoreOf(whole));
      own.forEach((section, i) => {
        const unit = unitOf(page, section);
        raise(sections, unit, sureness * scoreOf(levels[i] ?? 0));
        passages.set(unit, (passages.get(unit) ?? 0) | (bits[i] ?? 0));
      });
    }
  }
  return {sections, pages, passages};
}

/** Scores of the sections whose questions have a term, and by question or heading: sureness and length in words. */
function inQuestions(postings: readonly Sure[], average: number) {
  const sections: Scores = new Map();
  const asked: Scores = new Map();
  const lengths = new Map<number, number>();
  const note = (unit: number, sureness: number, length: number) => {
    raise(asked, unit, sureness);
    lengths.set(unit, length);
  };
  for (const [{question, heading}, sureness] of postings) {
    for (const occurrence of question) {
      raise(sections, sectionIn(occurrence), sureness * bm25(1, occurrence.length / average));
      note(askedIn(occurrence, occurrence.place), sureness, occurrence.length);
    }
    for (const occurrence of heading) {
      note(askedIn(occurrence, HEADING), sureness, occurrence.length / 2);
    }
  }
  return {sections, asked, lengths};
}

/** Scores one term in all fields together. @param count number of pages of the site */
export function lookUp(postings: readonly Sure[], averages: Averages, count: number): Found {
  const ofSections: Scores = new Map();
  const ofPages: Scores = new Map();
  const texts = inTexts(postings);
  const questions = inQuestions(postings, averages.question);
  const {passages} = texts;
  inField(postings, 'heading', averages.heading, sectionIn).forEach((score, unit) => {
    add(ofSections, unit, score * WEIGHTS.heading);
    passages.set(unit, EVERYWHERE);
  });
  texts.sections.forEach((score, unit) => add(ofSections, unit, score * WEIGHTS.text));
  questions.sections.forEach((score, unit) => {
    add(ofSections, unit, score * WEIGHTS.question);
    passages.set(unit, EVERYWHERE);
  });
  ofSections.forEach((score, unit) => raise(ofPages, pageOf(unit), score * WEIGHTS.apart));
  for (const field of ['title', 'keywords'] as const) {
    inField(postings, field, averages[field], pageIn).forEach((score, page) =>
      add(ofPages, page, score * WEIGHTS[field]),
    );
  }
  texts.pages.forEach((score, page) => add(ofPages, page, score * WEIGHTS.wholeText));
  const more = Math.max(0, ...postings.map(([posting]) => posting.more));
  return {
    ofSections,
    ofPages,
    passages,
    ofAsked: questions.asked,
    askedLengths: questions.lengths,
    titles: new Map(postings.flatMap(([{title}]) => title.map(({page, part}) => [page, part] as const))),
    pages: Math.min(count, ofPages.size + more),
    sections: ofSections.size + more,
  };
}
