/**
 * Finds the message that somebody pasted among the messages of a catalog: paths, addresses, ids and
 * the values of the moment do not matter, nor what stands around it. Pure: no page, no language but
 * the words that come in.
 */

/** A message as a catalog writes it: what changes is `NAME`, `X`, `{n}` or a number. */
export interface CatalogEntry {
  id: string;
  /** Its wordings. */
  messages: readonly string[];
  /** Whether another message stands under it and says more, as under a title. */
  isFrame?: boolean;
}

/** What was found, the best first. */
export interface Found {
  id: string;
  score: number;
  /** Of its best wording, the part by weight that is there: 0.48 to 1. */
  part: number;
}

interface Wording {
  words: readonly string[];
  /** Numbers that help when they are there too, such as a code. */
  numbers: readonly string[];
}

/** Places of a catalog's message that hold something else each time. */
const placeholders = /\{\w+\}|\b(?:NAME|PATH|MODE|SLUG|PROG|X|Y)\b|…|\.{3}/g;

/**
 * What is of the moment: addresses, paths of two parts or more, long ids. Whatever is pasted, the time grows with
 * its length alone: a look ahead has an end.
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

/** A pasted text without addresses, paths, long ids and the lines of a stack: what is the same each time. */
export const constantPart = (text: string): string =>
  [/\bat [\w.<>$ [\]]{1,200} \([^()]{0,400}:\d+(?::\d+)?\)/g, ...ofTheMoment]
    .reduce((rest, pattern) => rest.replace(pattern, ' '), text)
    .trim();

/** A message of a catalog without the places that hold something else each time. */
export const fixedPart = (message: string): string => message.replace(placeholders, ' ');

/** One word says too little to be a message: it may be a name. */
export const isSeveralWords = (text: string): boolean => /\p{L}{2}.*\s.*\p{L}{2}/u.test(text);

function wordingOf(message: string): Wording {
  const words = wordsOf(fixedPart(message));
  return {words: words.filter((word) => !isNumber(word)), numbers: words.filter(isNumber)};
}

/** Part of a message's weight that has to be there: of three words, the one between may be another program's name. */
const LEAST = 0.48;

/** What a title is worth beside what stands under it. */
const FRAME = 0.3;

/** Part of the weight of a message's rarest word from which a word is as good as that. */
const RARE = 0.65;

/** What a pair of neighbors adds to the weight of its two words. */
const PAIR = 0.5;

/**
 * A finder over a catalog.
 *
 * A word weighs more the fewer entries have it, and two that stand together more than apart. The
 * score of a wording is the weight of what was found of it, times the square of the part that this
 * is of the whole: a long message that is there whole comes before a short one, and both before a
 * long one of which half is there. Where none of its rarest words is there (one may be a value of the
 * moment), only what others say too is: it is another message.
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

/** Their titles, under which another message says more. */
export const frames: readonly string[] = ['m-api-request-failed', 'm-api-streaming-failed'];

/** At most this many are worth reading, and only those that fit nearly as well as the first. */
const SHOWN = 4;
const NEAR = 0.55;

/** Those of what was found that are worth reading. A title comes after what stands under it, and hides none of it. */
export function nearest(found: readonly Found[]): Found[] {
  const isFrame = ({id}: Found): boolean => frames.includes(id);
  const others = found.filter((one) => !isFrame(one));
  return [
    ...others.filter(({score}) => score >= NEAR * (others[0]?.score ?? 0)),
    ...found.filter(isFrame),
  ].slice(0, SHOWN);
}
