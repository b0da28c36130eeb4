/**
 * Turns text into words, the same way for the index and for a query. Pure
 * functions, for the worker, the build and the tests.
 */
import {stemmer} from 'stemmer';
import {languages, type Language} from './languages';
import {portugueseStem} from './portugueseStem';
import {stopWords} from './stopWords';

/** A word of a text, or an identifier taken as one word. */
export interface Token {
  /** Folded: without case and accents. */
  readonly word: string;
  /** Index of its beginning in the text, in UTF-16 units; `end` is that after it. */
  readonly start: number;
  readonly end: number;
  /** True for the parts of an identifier written as one: `applydiff` of `apply_diff`. */
  readonly isJoined: boolean;
}

/** Printable ASCII alone, as in most words: there is no accent to remove. */
const PLAIN = /^[ -~]*$/;

/** Without case and accents: `Configuração` and `configuracao` are one. */
export const fold = (text: string): string =>
  (PLAIN.test(text) ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '')).toLowerCase();

/** The words of a text, folded, with one space between them: for finding one text in another. */
export const foldedWords = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Letters and digits, and what joins the parts of an identifier. */
const RUN = /[\p{L}\p{M}\p{N}]+(?:[_-]+[\p{L}\p{M}\p{N}]+)*/gu;

/** `maxRequests` → max, Requests; `APIKey` → API, Key. Digits stay with their letters. */
const PART =
  /\p{Lu}+(?!\p{Ll})[\p{N}\p{M}]*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{Lt}\p{M}\p{N}]+|[\p{L}\p{M}\p{N}]+/gu;

/** A run that is one word without capitals, digits and accents, as most are: it needs no splitting or folding. */
const SMALL = /^[a-z]+$/;

/** Longer words are data (hashes, base64), not something a reader looks for. */
const LONGEST_WORD = 40;

/**
 * The words of a text in their order. An identifier of several parts gives its parts and, last, itself as one word:
 * `apply_diff` → apply, diff, applydiff. A dot, a slash and any other sign part words.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const add = (word: string, start: number, end: number, isJoined: boolean): void => {
    if (word.length <= LONGEST_WORD) {
      tokens.push({word, start, end, isJoined});
    }
  };
  for (const {0: run, index} of text.matchAll(RUN)) {
    if (SMALL.test(run)) {
      add(run, index, index + run.length, false);
      continue;
    }
    const parts = [...run.matchAll(PART)].map(({0: part, index: at}) => ({word: fold(part), part, at}));
    parts.forEach(({word, part, at}) => add(word, index + at, index + at + part.length, false));
    if (parts.length > 1) {
      add(parts.map(({word}) => word).join(''), index, index + run.length, true);
    }
  }
  return tokens;
}

/** A shorter word, or one with a digit, is its own stem. */
const isStemmed = (word: string): boolean => word.length > 3 && !/\d/.test(word);

const stemOf: Record<Language, (word: string) => string> = {en: stemmer, 'pt-BR': portugueseStem};

/** Stems by language and word: opening an index asks for those of all its words more than once. */
const known = Object.fromEntries(languages.map((language) => [language, new Map()])) as Record<
  Language,
  Map<string, string>
>;

/** A function that gives the stem of a folded word of a language; it remembers what it has seen. */
export function createStem(language: Language): (word: string) => string {
  const stems = known[language];
  return (word) => {
    let stem = stems.get(word);
    if (stem === undefined) {
      stem = isStemmed(word) ? stemOf[language](word) : word;
      stems.set(word, stem);
    }
    return stem;
  };
}

/** True for a stop word: a word so common that it says nothing about what is looked for. @param word folded */
export const isStopWord = (word: string, language: Language): boolean => stopWords[language].has(word);
