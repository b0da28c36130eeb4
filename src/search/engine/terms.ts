/** Analyzes a query into terms: its words with their meanings, pairs of words, and identifiers they make together. */
import {isStopWord, tokenize} from './analyzer';
import {headingsOfProblems, saysThatItFails} from './failing';
import type {Language} from './languages';
import type {Library} from './library';
import type {Meanings, Vocabulary} from './vocabulary';
import {WEIGHTS} from './weights';

/** Weight of an unfinished last word, by the number of its letters; 1 from six letters on. */
const UNFINISHED = [0, 0.02, 0.1, 0.35, 0.6, 0.8];

/** Most different words of a query that are looked up: the first ones, for a pasted text. */
const MOST_WORDS = 40;

/** Most unknown words of a query that similar words are looked up for. */
export const MOST_GUESSED = 8;

/** Most words of an entry of the synonyms, and of an identifier. */
const LONGEST_ENTRY = 3;
const LONGEST_IDENTIFIER = 4;

/** A word that is looked up, as one or several stems; or two stems side by side. */
export interface Term {
  readonly meanings: Meanings;
  /** In a pair, the stem that follows the one meaning. */
  readonly next?: string;
  /** Stems of the synonyms of the typed word, where that has meanings of its own. */
  readonly others?: Meanings;
  /** True where headings alone count. */
  readonly isOfHeadings?: boolean;
  /** True for a typed word; false for pairs, identifiers and headings that were added. */
  readonly isTyped: boolean;
  /** 0 to 1; below 1 for an unfinished word. */
  readonly weight: number;
}

/** A query, analyzed. */
export interface Question {
  readonly terms: readonly Term[];
  /** Stems that are marked in the results. */
  readonly stems: ReadonlySet<string>;
}

/** Everything that words of a query are looked up with. */
export interface Dictionary {
  readonly language: Language;
  readonly library: Library;
  readonly vocabulary: Vocabulary;
  readonly stem: (word: string) => string;
}

/** True for a query whose last word may lack letters. */
export const isUnfinished = (query: string): boolean => /[\p{L}\p{N}]$/u.test(query);

/** The words of a query without stop words, in order; all words when all are stop words. */
export function wordsOf(query: string, language: Language): string[] {
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

/** The synonyms of one word of a query, also from entries of several words that all stand there in a row. */
function synonymsOf(typed: readonly string[], at: number, {library, stem}: Dictionary): string[] {
  const found: string[] = [];
  for (let length = 1; length <= LONGEST_ENTRY; length += 1) {
    for (let from = Math.max(0, at - length + 1); from <= at && from + length <= typed.length; from += 1) {
      const others = library.synonyms(stem(typed[from] ?? ''), typed.slice(from, from + length).join(' '));
      found.push(...(others?.split(' ') ?? []));
    }
  }
  return found;
}

/** The terms of one word: one with its meanings and synonyms, or one for each half of an unknown compound. */
function termsOf(typed: readonly string[], at: number, isLast: boolean, dictionary: Dictionary): Term[] {
  const {library, vocabulary, stem} = dictionary;
  const word = typed[at] ?? '';
  const others = new Map(synonymsOf(typed, at, dictionary).map((one) => [stem(one), WEIGHTS.synonym]));
  const own = vocabulary.meaningsOf(word, isLast);
  const meanings = own.size === 0 ? others : own;
  const parts = meanings.size === 0 && !library.isLacking() ? vocabulary.split(word) : undefined;
  if (parts) {
    return parts.map((part) => ({meanings: vocabulary.meaningsOf(part, false), isTyped: true, weight: 1}));
  }
  const isPart = isLast && at > 0 && !vocabulary.has(word);
  const weight = isPart ? (UNFINISHED[word.length] ?? 1) : 1;
  return [{meanings, ...(own.size > 0 && others.size > 0 && {others}), isTyped: true, weight}];
}

/** The terms for neighboring words: looked up as pairs, side by side in titles, keywords and headings. */
const pairsOf = (typed: readonly string[], {stem}: Dictionary): Term[] =>
  typed.slice(1).map((word, i) => ({
    meanings: new Map([[stem(typed[i] ?? ''), WEIGHTS.pair]]),
    next: stem(word),
    isTyped: false,
    weight: 1,
  }));

/** The terms for identifiers that words make together: `apply diff` is also looked up as `applydiff`. */
function joinedOf(typed: readonly string[], {vocabulary, stem}: Dictionary): Term[] {
  const terms: Term[] = [];
  for (let length = 2; length <= LONGEST_IDENTIFIER; length += 1) {
    for (let from = 0; from + length <= typed.length; from += 1) {
      const joined = typed.slice(from, from + length).join('');
      if (joined.length > 5 && vocabulary.has(joined)) {
        terms.push({meanings: new Map([[stem(joined), WEIGHTS.joined]]), isTyped: false, weight: 1});
      }
    }
  }
  return terms;
}

/** A term for the headings of sections about problems, when a query says that something goes wrong, and with what. */
function problemsOf(query: string, typed: readonly string[], dictionary: Dictionary): Term[] {
  const {language, stem} = dictionary;
  if (typed.length < 2 || !saysThatItFails(query, language)) {
    return [];
  }
  const meanings = new Map(headingsOfProblems(language).map((word) => [stem(word), WEIGHTS.failing]));
  return [{meanings, isOfHeadings: true, isTyped: false, weight: 1}];
}

/** Analyzes a query. Looks up all its stems at once, so that the library notes all missing files in one round. */
export function analyze(query: string, dictionary: Dictionary): Question {
  const {language, library, vocabulary} = dictionary;
  const typed = wordsOf(query, language);
  const last = typed.length - 1;
  const isOpen = isUnfinished(query);
  const terms: Term[] = [];
  let guessed = 0;
  typed.forEach((word, i) => {
    if (typed.indexOf(word) !== i && i !== last) {
      return;
    }
    const isGuessed = !vocabulary.has(word) && !library.isLacking();
    guessed += isGuessed ? 1 : 0;
    if (!isGuessed || guessed <= MOST_GUESSED) {
      terms.push(...termsOf(typed, i, isOpen && i === last, dictionary));
    }
  });
  terms.push(
    ...pairsOf(typed, dictionary),
    ...joinedOf(typed, dictionary),
    ...problemsOf(query, typed, dictionary),
  );
  const stems = new Set(
    terms.flatMap(({meanings, others, next, isOfHeadings}) =>
      next === undefined && !isOfHeadings ? [...meanings.keys(), ...(others?.keys() ?? [])] : [],
    ),
  );
  stems.forEach((key) => library.has(key));
  terms.forEach(({meanings}) => [...meanings.keys()].forEach((key) => library.has(key)));
  return {terms, stems};
}
