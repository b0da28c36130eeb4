/**
 * Ranks pages. Each word of the query is looked up in six fields (title,
 * keywords, heading, questions, text, whole text) by BM25 (Robertson and Zaragoza, "The
 * Probabilistic Relevance Framework", 2009), the fields are summed by weight,
 * and a page counts for more the more of the query it covers. A word that
 * nobody wrote only lowers the coverage: it never empties the list.
 */
import {createStem, isStopWord, tokenize} from './analyzer';
import {sectionsByPage, type Section} from './corpus';
import {createPostings, stemsOf, type Posting, type SearchIndex} from './searchIndex';
import {createVocabulary, type Meanings, type Vocabulary} from './vocabulary';

/** BM25: how soon further occurrences stop to count, and how much long texts are held back. */
export const K1 = 1.2;
export const B = 0.75;

/** Fitted, one after the other, to the judged queries that are not kept aside (tests/search). */
const WEIGHTS = {
  title: 6.5,
  keywords: 5,
  heading: 4,
  /** Of a question that a section answers. */
  question: 3,
  text: 1.6,
  /** The texts of a page as one. */
  wholeText: 0.6,
  /** Of a page's best section, taken as a whole. */
  section: 1.2,
  /** For two words that stand side by side in a title, a heading or a keyword too. */
  pair: 0.6,
  /** For a title that is what was typed, no more and no less. */
  wholeTitle: 20,
  /** For another word for the same thing. */
  synonym: 0.4,
  /** For an identifier that the words of the query make together. */
  joined: 2,
  /** How much what is missing of the query counts, as a power of what is there: in a page, in a section. */
  coverage: 0.6,
  sectionCoverage: 3,
} as const;

/** What the first letters of an unfinished word count for, by their number: the rest is still to come. */
const UNFINISHED = [0, 0.02, 0.1, 0.35, 0.6, 0.8];

/** Unknown words that are looked for among similar ones; a query with more is no question. */
const MOST_GUESSED = 8;

/** A word that is looked for, as one or several stems. */
interface Term {
  readonly meanings: Meanings;
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
  /** Number of the section that answers best. */
  readonly section: number;
  readonly score: number;
}

export interface Ranker {
  analyze(query: string): Question;
  /** Pages that have any of it, best first. */
  rank(question: Question): Ranked[];
  /** The query with its unknown words replaced by the nearest known ones; undefined when there are none. */
  respell(query: string): string | undefined;
}

/** Number of the title among the fields of a page. */
const TITLE = 0;

/** Two stems side by side, as one. No word has a space. */
const pairOf = (first: string, second: string) => `${first} ${second}`;

/** One field: the units (pages or sections) that have a stem. */
interface Field {
  readonly weight: number;
  readonly postings: ReadonlyMap<string, Posting>;
  readonly lengths: readonly number[];
  readonly averageLength: number;
}

function fieldOf(weight: number, postings: ReadonlyMap<string, Posting>, units: number): Field {
  const lengths = new Array<number>(units).fill(0);
  let total = 0;
  for (const {sections, counts} of postings.values()) {
    sections.forEach((unit, i) => {
      const count = counts[i] ?? 0;
      lengths[unit] = (lengths[unit] ?? 0) + count;
      total += count;
    });
  }
  return {weight, postings, lengths, averageLength: total / Math.max(1, units)};
}

/** The postings of sections as postings of their pages. */
function byPage(
  postings: ReadonlyMap<string, Posting>,
  sections: readonly Section[],
): ReadonlyMap<string, Posting> {
  const ofPages = createPostings();
  for (const [key, posting] of postings) {
    posting.sections.forEach((section, i) =>
      ofPages.add(key, sections[section]?.page ?? 0, posting.counts[i]),
    );
  }
  return ofPages.postings();
}

/** How well each unit answers one term in one field; 0 to K1 + 1. */
function bm25({postings, lengths, averageLength}: Field, meanings: Meanings, units: number): Float64Array {
  const scores = new Float64Array(units);
  for (const [stem, sureness] of meanings) {
    const posting = postings.get(stem);
    posting?.sections.forEach((unit, i) => {
      const count = posting.counts[i] ?? 0;
      const length = (lengths[unit] ?? 0) / (averageLength || 1);
      const score = (sureness * count * (K1 + 1)) / (count + K1 * (1 - B + B * length));
      scores[unit] = Math.max(scores[unit] ?? 0, score);
    });
  }
  return scores;
}

export function createRanker(index: SearchIndex): Ranker {
  const {language, pages, sections, words} = index;
  // A map: in an object, `constructor` would find something.
  const synonyms = new Map(Object.entries(index.synonyms));
  const stem = createStem(language);
  const vocabularyWords = new Set(words);

  /** A field whose texts are in the index itself. */
  function shortField(weight: number, texts: readonly string[]): Field {
    const {add, postings} = createPostings();
    texts.forEach((text, unit) => {
      let last = '';
      for (const {word, isJoined} of tokenize(text)) {
        if (!isStopWord(word, language)) {
          vocabularyWords.add(word);
          const key = stem(word);
          add(key, unit);
          if (!isJoined) {
            add(pairOf(last, key), unit);
            last = key;
          }
        }
      }
    });
    return fieldOf(weight, postings(), texts.length);
  }

  const pageFields = [
    shortField(
      WEIGHTS.title,
      pages.map(({title}) => title),
    ),
    shortField(
      WEIGHTS.keywords,
      pages.map(({keywords}) => keywords),
    ),
  ];
  const textStems = stemsOf(words, language);
  const textPostings = new Map(index.postings.map((posting, i) => [textStems[i] ?? '', posting]));
  const questionPostings = new Map(
    index.asked.map((found, i): [string, Posting] => [
      textStems[i] ?? '',
      {sections: found, counts: found.map(() => 1)},
    ]),
  );
  pageFields.push(fieldOf(WEIGHTS.wholeText, byPage(textPostings, sections), pages.length));
  const sectionFields = [
    shortField(
      WEIGHTS.heading,
      // What stands before the first heading has the page's title over it.
      sections.map(({page, heading}) => heading || (pages[page]?.title ?? '')),
    ),
    fieldOf(WEIGHTS.text, textPostings, sections.length),
    fieldOf(WEIGHTS.question, questionPostings, sections.length),
  ];
  /** Every stem and every pair that any field has. */
  const stems = new Set([...pageFields, ...sectionFields].flatMap(({postings}) => [...postings.keys()]));
  const vocabulary: Vocabulary = createVocabulary(vocabularyWords, stem);
  /** Number of stems of each title. */
  const titleStems = pages.map(
    ({title}) =>
      new Set(
        tokenize(title)
          .filter(({word, isJoined}) => !isJoined && !isStopWord(word, language))
          .map(({word}) => stem(word)),
      ),
  );
  const firstSection = sectionsByPage(pages, sections).map(([first = 0]) => first);

  /** The words of a query that mean something, in order; all of them when none does. */
  function wordsOf(query: string): string[] {
    const all = tokenize(query)
      .filter(({isJoined}) => !isJoined)
      .map(({word}) => word);
    const meaningful = all.filter((word) => !isStopWord(word, language));
    return meaningful.length > 0 ? meaningful : all;
  }

  /** The other words for one word of a query. An entry of several words needs them all in a row. */
  function synonymsOf(typed: readonly string[], at: number): string[] {
    const found: string[] = [];
    for (let length = 1; length <= 3; length += 1) {
      for (let from = Math.max(0, at - length + 1); from <= at && from + length <= typed.length; from += 1) {
        const others = synonyms.get(typed.slice(from, from + length).join(' '));
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
      guessed += vocabulary.has(word) ? 0 : 1;
      if (guessed > MOST_GUESSED) {
        return;
      }
      const others = new Map(synonymsOf(typed, i).map((synonym) => [stem(synonym), WEIGHTS.synonym]));
      let meanings = vocabulary.meaningsOf(word, isUnfinished && i === last);
      if (meanings.size === 0) {
        meanings = others;
      } else if (others.size > 0) {
        // Beside the word itself its synonyms only tip the balance.
        terms.push({meanings: others, isTyped: false, weight: 1});
      }
      const parts = meanings.size === 0 ? vocabulary.split(word) : undefined;
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
      const pair = pairOf(stem(typed[i] ?? ''), stem(word));
      if (stems.has(pair)) {
        terms.push({meanings: new Map([[pair, WEIGHTS.pair]]), isTyped: false, weight: 1});
      }
    });
    // `apply diff` and `apply_diff` are also looked for as `applydiff`.
    for (let length = 2; length <= 4; length += 1) {
      for (let from = 0; from + length <= typed.length; from += 1) {
        const joined = typed.slice(from, from + length).join('');
        if (joined.length > 5 && vocabularyWords.has(joined)) {
          terms.push({meanings: new Map([[stem(joined), WEIGHTS.joined]]), isTyped: false, weight: 1});
        }
      }
    }
    return {terms, stems: new Set(terms.flatMap(({meanings}) => [...meanings.keys()]))};
  }

  /** Inverse document frequency over pages, of a term with all its meanings. */
  const idf = (found: number) => Math.log(1 + (pages.length - found + 0.5) / (found + 0.5));

  /** How well every page and every section answers one term, all fields together. */
  function scoresOf(meanings: Meanings) {
    const ofSections = new Float64Array(sections.length);
    const ofPages = new Float64Array(pages.length);
    for (const field of sectionFields) {
      bm25(field, meanings, sections.length).forEach((score, section) => {
        ofSections[section] = (ofSections[section] ?? 0) + score * field.weight;
      });
    }
    sections.forEach(({page}, section) => {
      ofPages[page] = Math.max(ofPages[page] ?? 0, ofSections[section] ?? 0);
    });
    const byField = pageFields.map((field) => bm25(field, meanings, pages.length));
    pageFields.forEach(({weight}, f) => {
      byField[f]?.forEach((score, page) => {
        ofPages[page] = (ofPages[page] ?? 0) + score * weight;
      });
    });
    return {ofSections, ofPages, inTitle: byField[TITLE] ?? []};
  }

  function rank({terms}: Question): Ranked[] {
    const pageScores = new Float64Array(pages.length);
    const pageCovered = new Float64Array(pages.length);
    const sectionScores = new Float64Array(sections.length);
    const sectionCovered = new Float64Array(sections.length);
    const titleCovered = new Float64Array(pages.length);
    let whole = 0;

    for (const {meanings, isTyped, weight: certainty} of terms) {
      if (![...meanings.keys()].some((key) => stems.has(key))) {
        whole += isTyped ? certainty * idf(0) : 0;
        continue;
      }
      const {ofSections, ofPages, inTitle} = scoresOf(meanings);
      const weight = certainty * idf(ofPages.reduce((count, score) => count + (score > 0 ? 1 : 0), 0));
      const covered = isTyped ? weight : 0;
      const surest = isTyped ? Math.max(...meanings.values()) : 0;
      whole += covered;
      ofPages.forEach((score, page) => {
        if (score > 0) {
          pageScores[page] = (pageScores[page] ?? 0) + weight * score;
          pageCovered[page] = (pageCovered[page] ?? 0) + covered;
          titleCovered[page] = (titleCovered[page] ?? 0) + (inTitle[page] ? surest : 0);
        }
      });
      ofSections.forEach((score, section) => {
        if (score > 0) {
          sectionScores[section] = (sectionScores[section] ?? 0) + weight * score;
          sectionCovered[section] = (sectionCovered[section] ?? 0) + covered;
        }
      });
    }

    const typedTerms = terms.filter(({isTyped}) => isTyped).length;
    const coverage = (covered: number, power: number) => (whole > 0 ? (covered / whole) ** power : 0);
    const bestSection = [...firstSection];
    const bestScore = new Float64Array(pages.length);
    sections.forEach(({page}, section) => {
      const score =
        (sectionScores[section] ?? 0) * coverage(sectionCovered[section] ?? 0, WEIGHTS.sectionCoverage);
      if (score > (bestScore[page] ?? 0)) {
        bestScore[page] = score;
        bestSection[page] = section;
      }
    });
    return pages
      .map((_page, page): Ranked => {
        const inTitle = titleCovered[page] ?? 0;
        const titleLength = titleStems[page]?.size ?? 0;
        const likeness = titleLength + typedTerms > 0 ? (2 * inTitle) / (titleLength + typedTerms) : 0;
        const score =
          ((pageScores[page] ?? 0) + WEIGHTS.section * (bestScore[page] ?? 0)) *
            coverage(pageCovered[page] ?? 0, WEIGHTS.coverage) +
          WEIGHTS.wholeTitle * likeness ** 3;
        return {page, section: bestSection[page] ?? 0, score};
      })
      .filter(({score}) => score > 0)
      .sort((a, b) => b.score - a.score || a.page - b.page);
  }

  return {
    analyze,
    rank,
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
