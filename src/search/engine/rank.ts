/**
 * Ranks pages. Each word of the query is looked up in six fields (title,
 * keywords, heading, questions, text, whole text) by BM25 (Robertson and Zaragoza, "The
 * Probabilistic Relevance Framework", 2009), the fields are summed by weight,
 * and a page counts for more the more of the query it covers. A word that
 * nobody wrote only lowers the coverage: it never empties the list.
 */
import {createStem, isStopWord, tokenize} from './analyzer';
import type {Library} from './library';
import {bm25, scoreOf, type Occurrence, type Posting, type Router, type ShortField} from './searchIndex';
import {createVocabulary, type Meanings} from './vocabulary';

/** Fitted to the judged queries that are not kept aside; what each is worth: README.md. */
export const WEIGHTS = {
  title: 6,
  keywords: 7,
  heading: 3.9,
  /** Of a word of a question that a section answers. */
  question: 1.8,
  /** For a question that is what was typed, and how much what either lacks of the other counts, as powers. */
  asked: 10,
  askedQuery: 0.98,
  askedQuestion: 2,
  /** The same for the heading of a section. */
  headed: 5.1,
  text: 0.96,
  /** The texts of a page as one. */
  wholeText: 0.8,
  /** Of a page's best section, taken as a whole. */
  section: 1.2,
  /** Of the best section for each word, whichever that is. */
  apart: 1.2,
  /** How much more a rare word counts than a common one, as a power. */
  rarity: 0.6,
  /** For two words that stand side by side in a title, a heading or a keyword too. */
  pair: 0.42,
  /** For a title that is what was typed, no more and no less. */
  wholeTitle: 5,
  /** For another word for the same thing. */
  synonym: 0.32,
  /** For an identifier that the words of the query make together. */
  joined: 1.2,
  /** How much what is missing of the query counts, as a power of what is there: in a page, in a section. */
  coverage: 0.085,
  sectionCoverage: 3.4,
};

export type Weights = Readonly<typeof WEIGHTS>;

/** What the first letters of an unfinished word count for, by their number: the rest is still to come. */
const UNFINISHED = [0, 0.02, 0.1, 0.35, 0.6, 0.8];

/** Further sections of a page are worth a line when they score this share of its best one. */
const OTHER_SHARE = 0.55;
const MOST_OTHERS = 2;

/** Sections of a page that are looked through for them. */
const MOST_SECTIONS = 100;
/** Different words of a query that are looked for; of what is pasted the first ones. */
const MOST_WORDS = 40;

/** Unknown words that are looked for among similar ones; a query with more is no question. */
const MOST_GUESSED = 8;

/** A word that is looked for, as one or several stems; or two stems side by side. */
interface Term {
  readonly meanings: Meanings;
  /** The stem that follows the one meaning, of a pair. */
  readonly next?: string;
  /** True for the words as they were typed; false for what was made of them. */
  readonly isTyped: boolean;
  /** 0 to 1; less for a word of which the first letters alone are there. */
  readonly weight: number;
}

/** A query, analyzed. */
interface Question {
  readonly terms: readonly Term[];
  /** Stems that are marked in the results. */
  readonly stems: ReadonlySet<string>;
}

export interface Ranked {
  readonly page: number;
  /** Number in the page of the section that answers best. */
  readonly section: number;
  readonly score: number;
  /** Other sections of it that answer nearly as well, best first. */
  readonly others: () => readonly number[];
}

/** A word of a query, and the word of the site that it was taken for, folded. */
interface Correction {
  readonly start: number;
  readonly end: number;
  readonly word: string;
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
}

/** Scores of pages or sections by their numbers: those alone that have any. */
type Scores = Map<number, number>;

/** More sections than a page has: a section's number in the site is its page's times this, and its own. */
const SECTIONS = 2 ** 16;

/** Questions that a section may have, and its heading as the last of them. */
const ASKED = 64;
const HEADING = ASKED - 1;

const sectionIn = ({page, part}: Occurrence): number => page * SECTIONS + part;
const pageIn = ({page}: Occurrence): number => page;
const askedIn = (occurrence: Occurrence, number: number): number =>
  sectionIn(occurrence) * ASKED + Math.min(number, HEADING);

/** Raises a score to a value, if that is higher. */
function raise(scores: Scores, unit: number, score: number): void {
  if (score > (scores.get(unit) ?? 0)) {
    scores.set(unit, score);
  }
}

function add(scores: Scores, unit: number, score: number): void {
  scores.set(unit, (scores.get(unit) ?? 0) + score);
}

/** What one term says of the site. */
interface Found {
  readonly ofSections: Scores;
  readonly ofPages: Scores;
  /** Of the questions and headings with it: how surely. */
  readonly ofAsked: Scores;
  /** Of the pages with it in their title: the number of different stems of that title. */
  readonly titles: ReadonlyMap<number, number>;
  /** Number of pages with it. */
  readonly pages: number;
}

export function createRanker(
  {language, averages, pages: count}: Router,
  library: Library,
  weights: Weights = WEIGHTS,
): Ranker {
  const stem = createStem(language);
  const vocabulary = createVocabulary(library, stem);

  /** The words of a query that mean something, in order; all of them when none does. */
  function wordsOf(query: string): string[] {
    const all = tokenize(query)
      .filter(({isJoined}) => !isJoined)
      .map(({word}) => word);
    const meaningful = all.filter((word) => !isStopWord(word, language));
    const words = meaningful.length > 0 ? meaningful : all;
    if (words.length <= MOST_WORDS) {
      return words;
    }
    const first = new Set([...new Set(words)].slice(0, MOST_WORDS));
    return words.filter((word) => first.has(word)).slice(0, 2 * MOST_WORDS);
  }

  /** The other words for one word of a query. An entry of several words needs them all in a row. */
  function synonymsOf(typed: readonly string[], at: number): string[] {
    const found: string[] = [];
    for (let length = 1; length <= 3; length += 1) {
      for (let from = Math.max(0, at - length + 1); from <= at && from + length <= typed.length; from += 1) {
        const others = library.synonyms(stem(typed[from] ?? ''), typed.slice(from, from + length).join(' '));
        found.push(...(others?.split(' ') ?? []));
      }
    }
    return found;
  }

  function analyze(query: string): Question {
    const typed = wordsOf(query);
    const isUnfinished = /[\p{L}\p{N}]$/u.test(query);
    const last = typed.length - 1;
    const terms: Term[] = [];
    let guessed = 0;
    typed.forEach((word, i) => {
      if (typed.indexOf(word) !== i && i !== last) {
        return;
      }
      const isGuessed = !vocabulary.has(word) && !library.isLacking();
      guessed += isGuessed ? 1 : 0;
      if (isGuessed && guessed > MOST_GUESSED) {
        return;
      }
      const others = new Map(synonymsOf(typed, i).map((synonym) => [stem(synonym), weights.synonym]));
      let meanings = vocabulary.meaningsOf(word, isUnfinished && i === last);
      if (meanings.size === 0) {
        meanings = others;
      } else if (others.size > 0) {
        // Beside the word itself its synonyms only tip the balance.
        terms.push({meanings: others, isTyped: false, weight: 1});
      }
      const parts = meanings.size === 0 && !library.isLacking() ? vocabulary.split(word) : undefined;
      if (parts) {
        parts.forEach((part) =>
          terms.push({meanings: vocabulary.meaningsOf(part, false), isTyped: true, weight: 1}),
        );
      } else {
        const isPart = isUnfinished && i === last && i > 0 && !vocabulary.has(word);
        terms.push({meanings, isTyped: true, weight: isPart ? (UNFINISHED[word.length] ?? 1) : 1});
      }
    });
    typed.slice(1).forEach((word, i) => {
      const meanings = new Map([[stem(typed[i] ?? ''), weights.pair]]);
      terms.push({meanings, next: stem(word), isTyped: false, weight: 1});
    });
    // `apply diff` and `apply_diff` are also looked for as `applydiff`.
    for (let length = 2; length <= 4; length += 1) {
      for (let from = 0; from + length <= typed.length; from += 1) {
        const joined = typed.slice(from, from + length).join('');
        if (joined.length > 5 && vocabulary.has(joined)) {
          terms.push({meanings: new Map([[stem(joined), weights.joined]]), isTyped: false, weight: 1});
        }
      }
    }
    const stems = new Set(
      terms.flatMap(({meanings, next}) => (next === undefined ? [...meanings.keys()] : [])),
    );
    // All that the ranking will look up: it comes in one go.
    stems.forEach((key) => library.has(key));
    return {terms, stems};
  }

  /** Inverse document frequency over pages, of a term with all its meanings. */
  const idf = (found: number) => Math.log(1 + (count - found + 0.5) / (found + 0.5)) ** weights.rarity;

  /** Where one stem follows another, as a posting. */
  function pairOf(first: Posting, second: Posting): Posting {
    const followed = (field: ShortField, unitOf: (occurrence: Occurrence) => number) => {
      const places = new Set(
        second[field].filter(({place}) => place > 0).map((it) => `${unitOf(it)} ${it.place}`),
      );
      return first[field].filter((it) => it.place > 0 && places.has(`${unitOf(it)} ${it.place + 1}`));
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

  /** The postings that a term looks for, each with how surely. */
  function postingsOf({meanings, next}: Term): [Posting, number][] {
    const follower = next === undefined ? undefined : library.posting(next);
    return [...meanings].flatMap(([key, sureness]): [Posting, number][] => {
      const posting = library.posting(key);
      if (!posting || (next !== undefined && !follower)) {
        return [];
      }
      return [[follower ? pairOf(posting, follower) : posting, sureness]];
    });
  }

  /** How well pages and sections answer one term, all fields together. */
  function scoresOf(postings: readonly (readonly [Posting, number])[], lengths: Map<number, number>): Found {
    const ofSections: Scores = new Map();
    const ofPages: Scores = new Map();
    const titles = new Map<number, number>();

    /** Of each page or section that has it in a short field: the score of its surest meaning. */
    function inField(field: ShortField, unitOf: (occurrence: Occurrence) => number): Scores {
      const scores: Scores = new Map();
      for (const [posting, sureness] of postings) {
        const occurrences = posting[field];
        for (let i = 0; i < occurrences.length;) {
          const occurrence = occurrences[i] as Occurrence;
          const unit = unitOf(occurrence);
          let times = 0;
          for (; i < occurrences.length && unitOf(occurrences[i] as Occurrence) === unit; i += 1) {
            times += 1;
          }
          raise(scores, unit, sureness * bm25(times, occurrence.length / averages[field]));
          if (field === 'title') {
            titles.set(unit, occurrence.part);
          }
        }
      }
      return scores;
    }

    const inText: Scores = new Map();
    const inWholeText: Scores = new Map();
    for (const [{text}, sureness] of postings) {
      for (const {page, whole, sections, levels} of text) {
        raise(inWholeText, page, sureness * scoreOf(whole));
        sections.forEach((section, i) =>
          raise(inText, page * SECTIONS + section, sureness * scoreOf(levels[i] ?? 0)),
        );
      }
    }
    inField('heading', sectionIn).forEach((score, unit) => add(ofSections, unit, score * weights.heading));
    inText.forEach((score, unit) => add(ofSections, unit, score * weights.text));
    const inQuestions: Scores = new Map();
    const ofAsked: Scores = new Map();
    for (const [{question, heading}, sureness] of postings) {
      for (const occurrence of question) {
        raise(inQuestions, sectionIn(occurrence), sureness * bm25(1, occurrence.length / averages.question));
        raise(ofAsked, askedIn(occurrence, occurrence.place), sureness);
        lengths.set(askedIn(occurrence, occurrence.place), occurrence.length);
      }
      for (const occurrence of heading) {
        raise(ofAsked, askedIn(occurrence, HEADING), sureness);
        lengths.set(askedIn(occurrence, HEADING), occurrence.length / 2);
      }
    }
    inQuestions.forEach((score, unit) => add(ofSections, unit, score * weights.question));
    ofSections.forEach((score, unit) => raise(ofPages, Math.floor(unit / SECTIONS), score * weights.apart));
    inField('title', pageIn).forEach((score, page) => add(ofPages, page, score * weights.title));
    inField('keywords', pageIn).forEach((score, page) => add(ofPages, page, score * weights.keywords));
    inWholeText.forEach((score, page) => add(ofPages, page, score * weights.wholeText));
    const more = Math.max(0, ...postings.map(([posting]) => posting.more));
    return {ofSections, ofPages, ofAsked, titles, pages: Math.min(count, ofPages.size + more)};
  }

  function rank({terms}: Question): Ranked[] {
    const pageScores: Scores = new Map();
    const pageCovered: Scores = new Map();
    const sectionScores: Scores = new Map();
    const sectionCovered: Scores = new Map();
    const titleCovered: Scores = new Map();
    const titleLengths = new Map<number, number>();
    /** Of questions and headings: the weight of what they have of the query, how many words of it, and their lengths. */
    const askedWeight: Scores = new Map();
    const askedWords: Scores = new Map();
    const askedLengths = new Map<number, number>();
    let whole = 0;

    for (const term of terms) {
      const {isTyped, weight: certainty, meanings} = term;
      const postings = postingsOf(term);
      if (postings.length === 0) {
        whole += isTyped ? certainty * idf(0) : 0;
        continue;
      }
      const {ofSections, ofPages, ofAsked, titles, pages} = scoresOf(postings, askedLengths);
      const weight = certainty * idf(pages);
      const covered = isTyped ? weight : 0;
      const surest = isTyped ? Math.max(...meanings.values()) : 0;
      whole += covered;
      ofPages.forEach((score, page) => {
        add(pageScores, page, weight * score);
        add(pageCovered, page, covered);
      });
      if (term.next === undefined) {
        ofAsked.forEach((sureness, unit) => {
          add(askedWeight, unit, weight * sureness);
          add(askedWords, unit, sureness);
        });
      }
      titles.forEach((length, page) => {
        add(titleCovered, page, surest);
        titleLengths.set(page, length);
      });
      ofSections.forEach((score, unit) => {
        add(sectionScores, unit, weight * score);
        add(sectionCovered, unit, covered);
      });
    }

    const typedTerms = terms.filter(({isTyped}) => isTyped).length;
    const coverage = (covered: number, power: number) => (whole > 0 ? (covered / whole) ** power : 0);
    const likeAsked: Scores = new Map();
    askedWeight.forEach((sum, unit) => {
      const ofQuery = Math.min(1, sum / whole) ** weights.askedQuery;
      const ofAsked =
        Math.min(1, (askedWords.get(unit) ?? 0) / (askedLengths.get(unit) ?? 1)) ** weights.askedQuestion;
      const weight = unit % ASKED === HEADING ? weights.headed : weights.asked;
      raise(likeAsked, Math.floor(unit / ASKED), weight * whole * ofQuery * ofAsked);
    });
    const sectionScore = (unit: number, sum: number) =>
      sum * coverage(sectionCovered.get(unit) ?? 0, weights.sectionCoverage) + (likeAsked.get(unit) ?? 0);
    const bestSection = new Map<number, number>();
    const bestScore: Scores = new Map();
    sectionScores.forEach((sum, unit) => {
      const page = Math.floor(unit / SECTIONS);
      const section = unit % SECTIONS;
      const score = sectionScore(unit, sum);
      const best = bestScore.get(page) ?? 0;
      // Of sections that answer as well, the first one.
      if (score > best || (score === best && score > 0 && section < (bestSection.get(page) ?? 0))) {
        bestScore.set(page, score);
        bestSection.set(page, section);
      }
    });
    const othersOf = (page: number): readonly number[] => {
      const least = OTHER_SHARE * (bestScore.get(page) ?? 0);
      const found: [section: number, score: number][] = [];
      for (let section = 1; section < MOST_SECTIONS; section += 1) {
        const unit = page * SECTIONS + section;
        const score = sectionScore(unit, sectionScores.get(unit) ?? 0);
        if (section !== bestSection.get(page) && score > 0 && score >= least) {
          found.push([section, score]);
        }
      }
      return found
        .sort(([, a], [, b]) => b - a)
        .slice(0, MOST_OTHERS)
        .map(([section]) => section);
    };
    const ranked = [...pageScores].map(([page, sum]): Ranked => {
      const inTitle = titleCovered.get(page) ?? 0;
      const likeness = inTitle > 0 ? (2 * inTitle) / ((titleLengths.get(page) ?? 0) + typedTerms) : 0;
      const score =
        (sum + weights.section * (bestScore.get(page) ?? 0)) *
          coverage(pageCovered.get(page) ?? 0, weights.coverage) +
        weights.wholeTitle * likeness ** 3;
      return {page, section: bestSection.get(page) ?? 0, score, others: () => othersOf(page)};
    });
    return ranked.filter(({score}) => score > 0);
  }

  return {
    analyze,
    rank,
    corrections(query) {
      const tokens = tokenize(query).filter(({isJoined}) => !isJoined);
      const isUnfinished = /[\p{L}\p{N}]$/u.test(query);
      return tokens.length > MOST_GUESSED
        ? []
        : tokens.flatMap(({word, start, end}, i): Correction[] => {
            const meant = isStopWord(word, language)
              ? undefined
              : vocabulary.respelling(word, isUnfinished && i === tokens.length - 1);
            return meant === undefined ? [] : [{start, end, word: meant}];
          });
    },
    respell(query) {
      const all = wordsOf(query);
      const near = all
        .slice(0, MOST_GUESSED)
        .map((word) => (vocabulary.has(word) ? word : vocabulary.nearest(word)));
      const known = near.filter((word) => word !== undefined);
      return known.length > 0 ? known.join(' ') : undefined;
    },
  };
}
