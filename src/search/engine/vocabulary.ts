/** The words of an index, and which of them a typed word may mean. */
import {distance, mayBeNear, signature, tolerance} from './spelling';

/** Stems that a typed word may mean, each with how surely: 1 for the word itself, less for a guess. */
export type Meanings = ReadonlyMap<string, number>;

/** How surely a guess is what was meant. */
const SURENESS = {
  /** A prefix of one letter; the longer the share of the word typed, the surer. */
  prefix: 0.5,
  wholePrefix: 0.9,
  /** Other words with the prefix, when the typed word is a word itself. */
  longer: 0.35,
  /** A word that only begins like the stem: `configurability` for `configure`. */
  related: 0.6,
  oneEdit: 0.75,
  twoEdits: 0.5,
  /** Of those, when only the beginning of a word was typed. */
  unfinished: 0.85,
} as const;

/** No more guesses than this for one word: the nearest, the rest is noise. */
const MOST_GUESSES = 24;

/** The nearest spelling is no nearer than this to what was typed, or it is another word. */
const MOST_EDITS = 4;

interface Entry {
  readonly word: string;
  readonly stem: string;
  readonly bits: number;
}

export interface Vocabulary {
  /** True for a word that stands in the texts just so, or in another form. */
  has(word: string): boolean;
  /**
   * @param word folded
   * @param isLast true for the word being typed, of which letters may be missing
   * @returns empty when no word is like it
   */
  meaningsOf(word: string, isLast: boolean): Meanings;
  /** The two known words that a word is made of: `todolist` → todo, list. */
  split(word: string): readonly [string, string] | undefined;
  /** The word of the texts that is spelled most like this one, within half of its letters and four at most. */
  nearest(word: string): string | undefined;
}

/**
 * @param words folded, in any order
 * @param stem gives the stem of a word
 */
export function createVocabulary(words: Iterable<string>, stem: (word: string) => string): Vocabulary {
  const entries: Entry[] = [...new Set(words)]
    .sort()
    .map((word) => ({word, stem: stem(word), bits: signature(word)}));
  const stems = new Set(entries.map((entry) => entry.stem));

  /** Number of the first entry that is not before the word. */
  function lowerBound(word: string): number {
    let from = 0;
    let to = entries.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((entries[middle]?.word ?? '') < word) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }

  function* startingWith(prefix: string): Generator<Entry> {
    for (let i = lowerBound(prefix); i < entries.length; i += 1) {
      const entry = entries[i];
      if (!entry?.word.startsWith(prefix)) {
        return;
      }
      yield entry;
    }
  }

  const has = (word: string) => entries[lowerBound(word)]?.word === word || stems.has(stem(word));

  /** Every stem once, with its surest guess; the surest stems only. */
  function surest(guesses: Iterable<readonly [string, number]>): Map<string, number> {
    const best = new Map<string, number>();
    for (const [key, sureness] of guesses) {
      best.set(key, Math.max(sureness, best.get(key) ?? 0));
    }
    return best.size <= MOST_GUESSES
      ? best
      : new Map([...best].sort(([, a], [, b]) => b - a).slice(0, MOST_GUESSES));
  }

  const completions = (prefix: string, from: number, to: number) =>
    [...startingWith(prefix)].map(
      (entry) => [entry.stem, from + (to - from) * (prefix.length / entry.word.length)] as const,
    );

  /** Words within the tolerance. The first two letters are rarely both wrong. */
  function similar(word: string, isLast: boolean): Map<string, number> {
    const limit = tolerance(word);
    const guesses: [string, number][] = [];
    if (limit === 0) {
      return new Map();
    }
    const bits = signature(word);
    for (const entry of entries) {
      if (
        entry.word.length >= word.length - limit &&
        (isLast || entry.word.length <= word.length + limit) &&
        (entry.word.charCodeAt(0) === word.charCodeAt(0) ||
          entry.word.charCodeAt(1) === word.charCodeAt(1) ||
          entry.word.charCodeAt(0) === word.charCodeAt(1)) &&
        mayBeNear(bits, entry.bits, limit)
      ) {
        const whole = distance(word, entry.word, limit, false);
        const edits = whole <= limit || !isLast ? whole : distance(word, entry.word, limit, true);
        if (edits <= limit) {
          const sureness = edits <= 1 ? SURENESS.oneEdit : SURENESS.twoEdits;
          guesses.push([entry.stem, whole <= limit ? sureness : sureness * SURENESS.unfinished]);
        }
      }
    }
    return surest(guesses);
  }

  return {
    has,
    meaningsOf(word, isLast) {
      const key = stem(word);
      if (has(word)) {
        const longer = isLast && word.length > 2 ? completions(word, 0, SURENESS.longer) : [];
        return surest([...longer, [key, 1]]);
      }
      const {prefix, wholePrefix, related} = SURENESS;
      const beginnings = completions(word, isLast ? prefix : prefix / 2, wholePrefix);
      if (beginnings.length > 0) {
        return surest(beginnings);
      }
      const relatives = key.length > 3 ? completions(key, 0, related) : [];
      return surest([...relatives, ...similar(word, isLast)]);
    },
    split(word) {
      for (let at = 3; at <= word.length - 3; at += 1) {
        const parts = [word.slice(0, at), word.slice(at)] as const;
        if (parts.every(has)) {
          return parts;
        }
      }
      return undefined;
    },
    nearest(word) {
      let best: string | undefined;
      let least = Math.min(Math.ceil(word.length / 2), MOST_EDITS + 1);
      const bits = signature(word);
      for (const entry of entries) {
        if (
          Math.abs(entry.word.length - word.length) < least &&
          entry.word.length > 2 &&
          mayBeNear(bits, entry.bits, least - 1)
        ) {
          const edits = distance(word, entry.word, least - 1, false);
          if (edits < least) {
            least = edits;
            best = entry.word;
          }
        }
      }
      return best;
    },
  };
}
