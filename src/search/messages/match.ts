/**
 * Finds a pasted message among the messages of a catalog. Paths, addresses, ids and values do not matter, nor does
 * other text around the message. Pure functions: they know neither pages nor languages.
 */

/** A message of a catalog, with placeholders such as `NAME`, `X`, `{n}` for the parts that vary. */
export interface CatalogEntry {
  id: string;
  /** Its wordings. */
  messages: readonly string[];
  /** Whether it is a generic title under which the program shows another, more specific message. */
  isFrame?: boolean;
}

/** A message that was found. */
export interface Found {
  id: string;
  score: number;
  /** The share of its best wording, by weight, that the text has: 0.48 (LEAST) to 1. */
  part: number;
}

interface Wording {
  words: readonly string[];
  /** Numbers that help when they are there too, such as a code. */
  numbers: readonly string[];
}

/** Placeholders in a catalog's messages. */
const placeholders = /\{\w+\}|\b(?:NAME|PATH|MODE|SLUG|PROG|X|Y)\b|…|\.{3}/g;

/**
 * Parts that vary: addresses, paths of two parts or more, long ids. The time grows linearly with the length of the
 * pasted text, because each look-ahead is bounded or stays within a word.
 */
const ofTheMoment = [
  /\bhttps?:\/\/[^\s"'<>)]+/gi,
  /(?:\b[a-z]:|~|\.{1,2})?(?:[\\/][\w.@~+-]+){2,}/gi,
  /\b(?=[\da-f-]{0,64}\d)[\da-f]{4,}(?:-[\da-f]{4,}){1,}\b/gi,
  /\b(?=[a-f]*\d)[\da-f]{12,}\b/gi,
];

/** The words of a text, without case and accents, in their order; numbers keep their sign. */
function wordsOf(text: string): string[] {
  const plain = ofTheMoment
    .reduce((rest, pattern) => rest.replace(pattern, ' '), text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // A code is one word: `GEN-005`.
    .replace(/\b([a-z]{3})-(?=\d{3}\b)/g, '$1_')
    .replace(/[’'](?=\p{L})/gu, '');
  return plain.match(/(?<![\w)])-\d+|[\p{L}\p{N}_]+/gu) ?? [];
}

const isNumber = (word: string): boolean => /^-?\d+$/.test(word) || /^\d+[a-z]?$/.test(word);

/** A pasted text without the parts that vary: addresses, paths, long ids and the lines of a stack. */
export const constantPart = (text: string): string =>
  [/\bat [\w.<>$ [\]]{1,200} \([^()]{0,400}:\d+(?::\d+)?\)/g, ...ofTheMoment]
    .reduce((rest, pattern) => rest.replace(pattern, ' '), text)
    .trim();

/** A message of a catalog without its placeholders. */
export const fixedPart = (message: string): string => message.replace(placeholders, ' ');

/** True for two words or more. One word says too little to be a message: it may be a name. */
export const isSeveralWords = (text: string): boolean => /\p{L}{2}.*\s.*\p{L}{2}/u.test(text);

function wordingOf(message: string): Wording {
  const words = wordsOf(fixedPart(message));
  return {words: words.filter((word) => !isNumber(word)), numbers: words.filter(isNumber)};
}

/** Least share of a message's weight that has to be there: one word of three may be another program's name. */
const LEAST = 0.48;

/** Factor for the score of a generic title, so that the specific message under it comes first. */
const FRAME = 0.3;

/** Share of the weight of a message's rarest word from which on a word counts as rare, too. */
const RARE = 0.65;

/** Weight of a pair of neighbors, as a share of the weight of its lighter word. */
const PAIR = 0.5;

/**
 * A finder over a catalog.
 *
 * A word weighs more the fewer entries have it, and two that stand together more than apart. The
 * score of a wording is the weight of its words that the text has, times the square of their share
 * of its whole weight: a long message that is there whole comes before a short one, and both before
 * a long one of which half is there. A wording none of whose rare words is in the text is not found:
 * the words that are there are common to other messages.
 */
export function finderOf(catalog: readonly CatalogEntry[]): (pasted: string) => Found[] {
  const entries = catalog.map((entry) => ({entry, wordings: entry.messages.map(wordingOf)}));
  const frequency = new Map<string, number>();
  for (const {wordings} of entries) {
    for (const word of new Set(wordings.flatMap(({words, numbers}) => [...words, ...numbers]))) {
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
    }
  }
  const weight = (word: string) => Math.log(1 + catalog.length / (frequency.get(word) ?? 1));

  return (pasted) => {
    const all = wordsOf(pasted);
    const words = all.filter((word) => !isNumber(word));
    const there = new Set(all);
    const pairs = new Set(words.map((word, index) => `${words[index - 1] ?? ''} ${word}`));

    const measure = ({words: wanted, numbers}: Wording): Omit<Found, 'id'> => {
      let [found, total] = [0, 0];
      wanted.forEach((word, index) => {
        const before = wanted[index - 1];
        const pair = before === undefined ? 0 : PAIR * Math.min(weight(before), weight(word));
        total += weight(word) + pair;
        found += there.has(word) ? weight(word) : 0;
        found += pair && pairs.has(`${before} ${word}`) ? pair : 0;
      });
      const extra = numbers
        .filter((number) => there.has(number))
        .reduce((sum, number) => sum + weight(number), 0);
      if (total === 0) {
        // A number alone, such as an HTTP code: any word that fits says more.
        const isThere = numbers.length > 0 && numbers.every((number) => there.has(number));
        return {score: isThere ? 1 : 0, part: isThere ? 1 : 0};
      }
      const part = found / total;
      if (part < LEAST) {
        return {score: 0, part};
      }
      const rare = RARE * Math.max(...wanted.map(weight));
      const hasDistinctiveWord = wanted.some((word) => weight(word) >= rare && there.has(word));
      return {score: hasDistinctiveWord ? (found + extra) * part * part : 0, part};
    };

    return entries
      .map(({entry, wordings}) => {
        const best = wordings.map(measure).reduce((a, b) => (b.score > a.score ? b : a), {score: 0, part: 0});
        return {id: entry.id, score: best.score * (entry.isFrame ? FRAME : 1), part: best.part};
      })
      .filter(({score}) => score > 0)
      .sort((a, b) => b.score - a.score);
  };
}

/** The rows of the lists of messages on troubleshooting/introduction: messages and HTTP codes. */
export const rowSelector = 'tr[id^="m-"], tr[id^="http-"], tr[id*="-messages-"]';

/** Ids of generic titles, under which the program shows another, more specific message. */
export const frames: readonly string[] = ['m-api-request-failed', 'm-api-streaming-failed'];

/** At most this many are worth reading, and only those that fit nearly as well as the first. */
const SHOWN = 4;
const NEAR = 0.55;

/** The found messages that are worth reading. Generic titles come last, and do not count as the best one. */
export function nearest(found: readonly Found[]): Found[] {
  const isFrame = ({id}: Found): boolean => frames.includes(id);
  const others = found.filter((one) => !isFrame(one));
  return [
    ...others.filter(({score}) => score >= NEAR * (others[0]?.score ?? 0)),
    ...found.filter(isFrame),
  ].slice(0, SHOWN);
}
