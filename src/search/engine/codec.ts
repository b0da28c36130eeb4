/**
 * Writes the files of an index as JSON that compresses well, and reads them again. What gzip sees is streams of like
 * things: all gaps between pages, all levels, all words without what they share with the word before. One character
 * per small number lets its Huffman codes do the bit packing.
 */
import {encodeEntries, ENTRIES_FILE} from './entries';
import {languages} from './languages';
import {encodeMessages, MESSAGES_FILE} from './messages';
import {isText, listOf, tuple} from './shape';
import {
  LEVELS,
  SHORT_FIELDS,
  shardFile,
  stemsOf,
  TITLES_FILE,
  WORDS_FILE,
  type Occurrence,
  type Posting,
  type Router,
  type SearchIndex,
  type Shard,
  type ShortField,
  type TextPosting,
  type Texts,
} from './searchIndex';
import type {Language} from './languages';

/** Version of the format. Raise it with every change: a page of an older build must not misread a newer index. */
const FORMAT = 10;

/** The printable ASCII characters that JSON writes as they are. */
const ALPHABET = Array.from({length: 95}, (_, i) => String.fromCharCode(32 + i))
  .filter((character) => !/["\\]/.test(character))
  .join('');

/** Numbers below this take one character; the characters from here on say that more follow. */
const SINGLE = 72;
const MORE = ALPHABET.length - SINGLE;

/** Writes natural numbers, small ones shortest. */
export function encodeNumbers(numbers: readonly number[]): string {
  let out = '';
  for (let number of numbers) {
    while (number >= SINGLE) {
      number -= SINGLE;
      out += ALPHABET.charAt(SINGLE + (number % MORE));
      number = Math.floor(number / MORE);
    }
    out += ALPHABET.charAt(number);
  }
  return out;
}

const VALUES = new Map([...ALPHABET].map((character, value) => [character, value]));

/** @throws Error at a character that `encodeNumbers` never writes */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let factor = 1;
  for (const character of text) {
    const value = VALUES.get(character);
    if (value === undefined) {
      throw new Error(
        `The search index has a character that is none of its own: ${JSON.stringify(character)}.`,
      );
    }
    if (value < SINGLE) {
      numbers.push(number + factor * value);
      number = 0;
      factor = 1;
    } else {
      number += factor * value;
      factor *= MORE;
    }
  }
  return numbers;
}

/** Length of the common prefix of two words, 9 at most: it is written as one digit. */
function shared(a: string, b: string): number {
  let length = 0;
  while (length < 9 && length < a.length && a.charAt(length) === b.charAt(length)) {
    length += 1;
  }
  return length;
}

/** Sorted words, front-coded: each as `<number of letters kept from the word before><rest>`, with spaces between. */
const encodeWords = (words: readonly string[]): string =>
  words
    .map((word, i) => {
      const kept = shared(words[i - 1] ?? '', word);
      return `${kept}${word.slice(kept)}`;
    })
    .join(' ');

function decodeWords(text: string): string[] {
  let last = '';
  return (text ? text.split(' ') : []).map((coded) => {
    last = last.slice(0, Number(coded.charAt(0))) + coded.slice(1);
    return last;
  });
}

/** Delta coding: ascending numbers as the differences from one to the next, minus one; the first from -1. */
const gapsOf = (numbers: readonly number[]): number[] =>
  numbers.map((number, i) => number - (numbers[i - 1] ?? -1) - 1);

/** The lists of all stems one after the other, by columns: one string of `encodeNumbers` for each property. */
type Columns = readonly string[];

const columnsOf = (...columns: readonly (readonly number[])[]): Columns => columns.map(encodeNumbers);

/** Columns: number of occurrences by stem; then by occurrence: difference of the page, part, length, place. */
function encodeOccurrences(lists: readonly (readonly Occurrence[])[]): Columns {
  const all = lists.flat();
  return columnsOf(
    lists.map(({length}) => length),
    lists.flatMap((list) => list.map(({page}, i) => page - (list[i - 1]?.page ?? 0))),
    all.map(({part}) => part),
    all.map(({length}) => length),
    all.map(({place}) => place),
  );
}

/**
 * Columns: number of pages by stem; by page: gap, and level with the number of sections as one number; by section: gap
 * with level as one number, and passages.
 */
const encodeTexts = (lists: readonly (readonly TextPosting[])[]): Columns =>
  columnsOf(
    lists.map(({length}) => length),
    lists.flatMap((list) => gapsOf(list.map(({page}) => page))),
    lists.flat().map(({whole, sections}) => (sections.length - 1) * LEVELS + whole),
    lists
      .flat()
      .flatMap(({sections, levels}) => gapsOf(sections).map((gap, i) => gap * LEVELS + (levels[i] ?? 0))),
    lists.flat().flatMap(({passages}) => passages),
  );

const FOREIGN = 'The search index does not fit its own words. Reload the page.';

/** A cursor over columns, with a position in each. @throws Error when a column is missing or ends too early */
function createCursor(columns: Columns, width: number) {
  const numbers = columns.map(decodeNumbers);
  const at = numbers.map(() => 0);
  if (columns.length !== width) {
    throw new Error(FOREIGN);
  }
  return {
    next(column: number): number {
      const number = numbers[column]?.[at[column] ?? 0];
      if (number === undefined) {
        throw new Error(FOREIGN);
      }
      at[column] = (at[column] ?? 0) + 1;
      return number;
    },
    isAtEnd: () => numbers.every(({length}, column) => length === at[column]),
  };
}

/** Reads the list of each stem; column 0 has their lengths. @throws Error when numbers are missing or left over */
function readLists<T>(
  columns: Columns,
  width: number,
  stems: number,
  read: (next: (column: number) => number) => T,
): T[][] {
  const {next, isAtEnd} = createCursor(columns, width);
  const lists = Array.from({length: stems}, () => Array.from({length: next(0)}, () => read(next)));
  if (!isAtEnd()) {
    throw new Error(FOREIGN);
  }
  return lists;
}

const decodeOccurrences = (columns: Columns, stems: number): Occurrence[][] =>
  readLists(columns, 5, stems, (next) => ({
    page: next(1),
    part: next(2),
    length: next(3),
    place: next(4),
  })).map((list) => {
    let page = 0;
    return list.map((occurrence) => ({...occurrence, page: (page += occurrence.page)}));
  });

const decodeTexts = (columns: Columns, stems: number): TextPosting[][] =>
  readLists(columns, 5, stems, (next): TextPosting => {
    const page = next(1);
    const head = next(2);
    let section = -1;
    const sections: number[] = [];
    const levels: number[] = [];
    const passages: number[] = [];
    for (let rest = Math.floor(head / LEVELS); rest >= 0; rest -= 1) {
      const coded = next(3);
      section += Math.floor(coded / LEVELS) + 1;
      sections.push(section);
      levels.push(coded % LEVELS);
      passages.push(next(4));
    }
    return {page, whole: head % LEVELS, sections, levels, passages};
  }).map((list) => {
    let page = -1;
    return list.map((posting) => ({...posting, page: (page += posting.page + 1)}));
  });

/** The JSON of a shard. */
interface ShardFile extends Readonly<Record<ShortField, Columns>> {
  readonly format: number;
  readonly words: string;
  /** Stems of these words that lie in another shard; and stems in this one whose words all lie in others. */
  readonly away: string;
  readonly strays: string;
  readonly synonyms: Shard['synonyms'];
  readonly text: Columns;
  readonly more: string;
}

function encodeShard({words, stems, postings, synonyms}: Shard, language: Language): ShardFile {
  const own = stemsOf(words, language);
  const without = (all: readonly string[], some: readonly string[]) => {
    const left = new Set(some);
    return all.filter((stem) => !left.has(stem));
  };
  const ofField = (field: ShortField) => encodeOccurrences(postings.map((posting) => posting[field]));
  return {
    format: FORMAT,
    words: encodeWords(words),
    away: encodeWords(without(own, stems)),
    strays: encodeWords(without(stems, own)),
    synonyms,
    title: ofField('title'),
    keywords: ofField('keywords'),
    heading: ofField('heading'),
    question: ofField('question'),
    text: encodeTexts(postings.map(({text}) => text)),
    more: encodeNumbers(postings.map(({more}) => more)),
  };
}

interface WordsFile {
  readonly format: number;
  readonly words: string;
}

type RouterFile = Router & {readonly format: number};

/** The JSON of a page with some of its sections. */
type TextsFile = readonly [
  url: string,
  title: string,
  sections: readonly (readonly [hash: string, heading: string, text: string])[],
];

const encodeTextsFile = ({url, title, sections}: Texts): TextsFile => [
  url,
  title,
  sections.map(({hash, heading, text}) => [hash, heading, text]),
];

/** The content of each file of an index, as JSON, by its name; without the router. */
export function encodeIndex({
  router,
  shards,
  words,
  messages,
  texts,
  titles,
  entries,
}: SearchIndex): Map<string, string> {
  const wordsContent: WordsFile = {format: FORMAT, words: encodeWords(words)};
  return new Map(
    [
      ...shards.map((shard, i) => [shardFile(i), encodeShard(shard, router.language)] as const),
      [WORDS_FILE, wordsContent] as const,
      [ENTRIES_FILE, encodeEntries(entries)] as const,
      [MESSAGES_FILE, encodeMessages(messages)] as const,
      ...[...texts].map(([name, ofPage]) => [name, encodeTextsFile(ofPage)] as const),
      ...(titles ? [[TITLES_FILE, titles.map(encodeTextsFile)] as const] : []),
    ].map(([name, content]) => [name, JSON.stringify(content)]),
  );
}

export const encodeRouter = (router: Router): RouterFile => ({format: FORMAT, ...router});

function demandFormat<T extends {readonly format: number}>(value: unknown): asserts value is T {
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== FORMAT) {
    throw new Error(`The search index is not of format ${FORMAT}. Reload the page.`);
  }
}

/**
 * @param value the parsed JSON of a router
 * @throws Error when it is no router, or one of another format or an unknown language
 */
export function decodeRouter(value: unknown): Router {
  demandFormat<RouterFile>(value);
  const {language, pages, sections, averages, bounds, folders} = value;
  if (!languages.some((known) => known === language)) {
    throw new Error(
      `The search index is in ${JSON.stringify(language)}, must be in one of ${languages.join(', ')}.`,
    );
  }
  return {language, pages, sections, averages, bounds, folders};
}

/** @throws Error when it is no shard, one of another format, or one that is not whole */
export function decodeShard(value: unknown, language: Language): Shard {
  demandFormat<ShardFile>(value);
  const words = decodeWords(value.words);
  const away = new Set(decodeWords(value.away));
  const stems = [
    ...stemsOf(words, language).filter((stem) => !away.has(stem)),
    ...decodeWords(value.strays),
  ].sort();
  const short = Object.fromEntries(
    SHORT_FIELDS.map((field) => [field, decodeOccurrences(value[field], stems.length)]),
  ) as Record<ShortField, Occurrence[][]>;
  const text = decodeTexts(value.text, stems.length);
  const more = decodeNumbers(value.more);
  if (more.length !== stems.length) {
    throw new Error(FOREIGN);
  }
  return {
    words,
    stems,
    synonyms: value.synonyms,
    postings: text.map((ofStem, i): Posting => ({
      title: short.title[i] ?? [],
      keywords: short.keywords[i] ?? [],
      heading: short.heading[i] ?? [],
      question: short.question[i] ?? [],
      text: ofStem,
      more: more[i] ?? 0,
    })),
  };
}

/** @throws Error when it is no list of words, or one of another format */
export function decodeWordList(value: unknown): readonly string[] {
  demandFormat<WordsFile>(value);
  return decodeWords(value.words);
}

const isTexts = tuple([isText, isText, listOf(tuple([isText, isText, isText]))]) as (
  value: unknown,
) => value is TextsFile;

/** @throws Error when these are no texts of sections */
export function decodeTextsFile(value: unknown): Texts {
  if (!isTexts(value)) {
    throw new Error('A file of the search index has no texts of sections. Reload the page.');
  }
  const [url, title, sections] = value;
  return {url, title, sections: sections.map(([hash, heading, text]) => ({hash, heading, text}))};
}

/** @throws Error when it is no list of pages */
export function decodeTitles(value: unknown): readonly Texts[] {
  return (Array.isArray(value) ? value : [value]).map(decodeTextsFile);
}
