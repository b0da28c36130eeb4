/** Finds the words of an index that a typed word may mean. */
import type {Library} from './library';
import {lastBefore} from './searchIndex';
import {nearTo, tolerance, type Near} from './spelling';

/** Stems that a typed word may mean, each with how surely: 1 for the word itself, less for a guess. */
export type Meanings = ReadonlyMap<string, number>;

/** Sureness of guesses: 0 to 1. */
const SURENESS = {
  /** A word with the typed prefix: from `prefix` to `wholePrefix`, by the share of the word that is typed. */
  prefix: 0.5,
  wholePrefix: 0.9,
  /** The most for other words with the prefix, when what was typed is a word itself. */
  longer: 0.45,
  /** The most for a word that only has the stem as its prefix: `configurability` for `configure`. */
  related: 0.6,
  oneEdit: 0.75,
  twoEdits: 0.5,
  /** Factor for these two, when they are edits of a prefix of the word alone. */
  unfinished: 0.85,
} as const;

/** Most guesses for one word, the surest ones: more would be noise. */
const MOST_GUESSES = 24;

/** Most edits from a typed word to its nearest spelling: with more it is another word. */
const MOST_EDITS = 4;

export interface Vocabulary {
  /** True for a word that stands in the texts as it is, or in another form with the same stem. */
  has(word: string): boolean;
  /**
   * The stems that a word may mean; none when no word is like it.
   * @param word folded
   * @param isLast true for the word being typed, whose last letters may be missing
   */
  meaningsOf(word: string, isLast: boolean): Meanings;
  /**
   * The word that an unknown one is taken for: the nearest in spelling, and of equally near ones the one that most
   * pages have. Undefined for a word that is known, or a prefix of one, and where no word is near.
   */
  respelling(word: string, isLast: boolean): string | undefined;
  /** The two known words that a word is made of: `todolist` → todo, list. */
  split(word: string): readonly [string, string] | undefined;
  /** The word of the texts that is spelled most like this one, within half of its letters and four at most. */
  nearest(word: string): string | undefined;
}

const NONE: Meanings = new Map();

/** Every stem once, with its highest sureness; at most MOST_GUESSES, the surest. */
function surest(guesses: Iterable<readonly [string, number]>): Map<string, number> {
  const best = new Map<string, number>();
  for (const [key, sureness] of guesses) {
    best.set(key, Math.max(sureness, best.get(key) ?? 0));
  }
  return best.size <= MOST_GUESSES
    ? best
    : new Map([...best].sort(([, a], [, b]) => b - a).slice(0, MOST_GUESSES));
}

function split(library: Library, word: string): readonly [string, string] | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)] as const;
    const words = library.words();
    if (parts.every((part) => words[lastBefore(words, part)] === part)) {
      return parts;
    }
  }
  return undefined;
}

function nearest(library: Library, word: string): string | undefined {
  const most = Math.min(Math.ceil(word.length / 2) - 1, MOST_EDITS);
  for (let limit = 1; limit <= most; limit += 1) {
    const near = nearTo(word, library.words(), limit, false).find(({word: other}) => other.length > 2);
    if (near) {
      return near.word;
    }
  }
  return undefined;
}

/**
 * Makes a vocabulary of the words of a library.
 * @param stem the function that the index was made with
 */
export function createVocabulary(library: Library, stem: (word: string) => string): Vocabulary {
  const has = (word: string) => library.has(stem(word));

  const completions = (prefix: string, from: number, to: number) =>
    library
      .startingWith(prefix)
      .map((word) => [stem(word), from + (to - from) * (prefix.length / word.length)] as const);

  /** Words with a known word as prefix: surer where only its stem is known (`tempe` has that of `tempo`). */
  function longerThan(word: string) {
    const {longer, prefix, wholePrefix} = SURENESS;
    return library.startingWith(word).includes(word)
      ? completions(word, 0, longer)
      : completions(word, prefix, wholePrefix);
  }

  /** Words within the tolerance of edits. One of the first two letters must fit: both are rarely wrong. */
  function near(word: string, isLast: boolean): readonly Near[] {
    const limit = tolerance(word);
    return limit === 0
      ? []
      : nearTo(word, library.words(), limit, isLast).filter(
          ({word: other}) =>
            other.charCodeAt(0) === word.charCodeAt(0) ||
            other.charCodeAt(1) === word.charCodeAt(1) ||
            other.charCodeAt(0) === word.charCodeAt(1),
        );
  }

  function similar(word: string, isLast: boolean): Map<string, number> {
    const limit = tolerance(word);
    return surest(
      near(word, isLast).map(({word: other, edits, beginning}): [string, number] => {
        const isWhole = edits <= limit;
        const sureness = (isWhole ? edits : beginning) <= 1 ? SURENESS.oneEdit : SURENESS.twoEdits;
        return [stem(other), isWhole ? sureness : sureness * SURENESS.unfinished];
      }),
    );
  }

  return {
    has,
    meaningsOf(word, isLast) {
      const key = stem(word);
      const {prefix, wholePrefix, related} = SURENESS;
      if (has(word)) {
        return surest([...(isLast && word.length > 2 ? longerThan(word) : []), [key, 1]]);
      }
      if (library.isLacking() && !isLast) {
        return NONE;
      }
      const beginnings = completions(word, isLast ? prefix : prefix / 2, wholePrefix);
      // A file that has not come may have better words than the guesses below.
      if (beginnings.length > 0 || library.isLacking()) {
        return surest(beginnings);
      }
      const relatives = key.length > 3 ? completions(key, 0, related) : [];
      return surest([...relatives, ...similar(word, isLast)]);
    },
    respelling(word, isLast) {
      const key = stem(word);
      const isKnown = has(word) || library.startingWith(word).length > 0;
      if (isKnown || library.isLacking() || (key.length > 3 && library.startingWith(key).length > 0)) {
        return undefined;
      }
      const pages = ({word: other}: Near) => library.posting(stem(other))?.text.length ?? 0;
      const edits = (one: Near) => Math.min(one.edits, one.beginning);
      const [best] = [...near(word, isLast)].sort((a, b) => edits(a) - edits(b) || pages(b) - pages(a));
      return best?.word;
    },
    split: (word) => split(library, word),
    nearest: (word) => nearest(library, word),
  };
}
