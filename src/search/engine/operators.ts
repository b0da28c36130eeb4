/** What a query says beside its words: what is looked for word for word, and what no page may have. */
import {fold, tokenize} from './analyzer';

/** A query, taken apart. */
export interface Asked {
  /** What is looked for, without the signs: also the words of the phrases. */
  readonly words: string;
  /** What stood in quotes. */
  readonly phrases: readonly string[];
  /** What had a minus sign before it. */
  readonly excluded: readonly string[];
}

/** A query with more words is a message that somebody pasted: its quotes and dashes are its own. */
const MOST_WORDS = 10;

/** More phrases are no search either: each takes a round of files. */
const MOST_PHRASES = 2;

/** Straight or typographic quotes, closed. */
const PHRASE = /["“”„«]\s*([^"“”„«»]+?)\s*["“”»]/gu;

/** A minus sign at the start of a word; `--flag`, `-v` and `a-b` have none. */
const EXCLUDED = /(?<!\S)[-−]([\p{L}][\p{L}\p{N}_-]+)(?!\S)/gu;

/** Takes a query apart. A minus sign counts where other words say what is looked for. */
export function parseQuery(query: string): Asked {
  if (tokenize(query).filter(({isJoined}) => !isJoined).length > MOST_WORDS) {
    return {words: query, phrases: [], excluded: []};
  }
  const rest = query.replace(EXCLUDED, '').replace(/\s+/g, ' ');
  const hasWords = tokenize(rest).length > 0;
  const excluded = hasWords ? [...query.matchAll(EXCLUDED)].map(([, word = '']) => word) : [];
  const wanted = excluded.length > 0 ? rest : query;
  const phrases = [...wanted.matchAll(PHRASE)]
    .map(([, phrase = '']) => phrase)
    .filter((phrase) => tokenize(phrase).length > 0);
  if (phrases.length > MOST_PHRASES) {
    return {words: query, phrases: [], excluded: []};
  }
  // Without the quotes the last word could be taken for one that is being typed.
  return {words: phrases.length > 0 ? wanted : wanted.trimEnd(), phrases, excluded};
}

const plain = (text: string): string => fold(text).replace(/\s+/g, ' ');

/** True when a text has a phrase word for word; case, accents and line ends do not matter. */
export const hasPhrase = (text: string, phrase: string): boolean => {
  const [haystack, needle] = [plain(text), plain(phrase)];
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + 1)) {
    const isWhole =
      !(isLetter(needle[0]) && isLetter(haystack[at - 1])) &&
      !(isLetter(needle.at(-1)) && isLetter(haystack[at + needle.length]));
    if (isWhole) {
      return true;
    }
  }
  return false;
};
