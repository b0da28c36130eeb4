/**
 * Writes an index as JSON that compresses well, and reads it again. What gzip
 * sees is streams of like things: all gaps between section numbers, all
 * counts, all words without what they share with the word before. One
 * character per small number lets its Huffman codes do the bit packing.
 */
import {sectionsByPage, type Page, type Section} from './corpus';
import {languages} from './languages';
import {stemsOf, type Posting, type SearchIndex, type Synonyms} from './searchIndex';

/** To be raised with every change of the format: a page of an older build must not misread a newer index. */
const FORMAT = 5;

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

/** Length of what two words begin with alike, 0 to 9. */
function shared(a: string, b: string): number {
  let length = 0;
  while (length < 9 && length < a.length && a.charAt(length) === b.charAt(length)) {
    length += 1;
  }
  return length;
}

/** Sorted words as `<number of letters kept from the word before><rest>`. */
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

/** The file, one list per kind of thing. */
interface File {
  readonly format: number;
  readonly language: string;
  readonly synonyms: Synonyms;
  readonly urls: readonly string[];
  readonly titles: readonly string[];
  readonly keywords: readonly string[];
  /** Of each page: `#id` of its sections but the first. */
  readonly hashes: readonly (readonly string[])[];
  readonly headings: readonly (readonly string[])[];
  /** Of each section: 1 when it begins a new file of texts. */
  readonly chunks: string;
  readonly words: string;
  /** Of each stem: in how many sections it is. */
  readonly sizes: string;
  /** From one section to the next, for all stems one after the other, the rarest first. */
  readonly gaps: string;
  readonly counts: string;
  /** Of each stem: in how many sections' questions it is, and from one of them to the next, as above. */
  readonly askedSizes: string;
  readonly askedGaps: string;
}

/** Ascending section numbers as the steps from one to the next, the first from -1, less one. */
const gapsOf = (sections: readonly number[]): number[] =>
  sections.map((section, i) => section - (sections[i - 1] ?? -1) - 1);

/**
 * The numbers of the stems, those in fewest sections first: steps of one length
 * then stand together, and compress better.
 */
const byRarity = (sizes: readonly number[]): number[] =>
  sizes.map((_size, stem) => stem).sort((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0) || a - b);

/** Writes a list of each stem, one after the other. */
function encodeLists(lists: readonly (readonly number[])[]): string {
  const order = byRarity(lists.map(({length}) => length));
  return encodeNumbers(order.flatMap((stem) => lists[stem] ?? []));
}

/** Cuts numbers into one list of each size. */
function cutLists(sizes: readonly number[], numbers: readonly number[]): number[][] {
  const lists: number[][] = [];
  let cursor = 0;
  for (const stem of byRarity(sizes)) {
    const from = cursor;
    cursor += sizes[stem] ?? 0;
    lists[stem] = numbers.slice(from, cursor);
  }
  return lists;
}

/** Section numbers from the steps between them. */
function sectionsOf(gaps: readonly number[]): number[] {
  let section = -1;
  return gaps.map((gap) => (section += gap + 1));
}

/** @returns JSON */
export function encodeIndex({
  language,
  synonyms,
  pages,
  sections,
  chunks,
  words,
  postings,
  asked,
}: SearchIndex): string {
  const groups = sectionsByPage(pages, sections);
  const ofPages = (value: 'hash' | 'heading') =>
    groups.map((group) => group.slice(1).map((section) => sections[section]?.[value] ?? ''));
  const file: File = {
    format: FORMAT,
    language,
    synonyms,
    urls: pages.map(({url}) => url),
    titles: pages.map(({title}) => title),
    keywords: pages.map(({keywords}) => keywords),
    hashes: ofPages('hash'),
    headings: ofPages('heading'),
    chunks: encodeNumbers(chunks.map((chunk, i) => chunk - (chunks[i - 1] ?? -1))),
    words: encodeWords(words),
    sizes: encodeNumbers(postings.map((posting) => posting.sections.length)),
    gaps: encodeLists(postings.map(({sections: found}) => gapsOf(found))),
    counts: encodeLists(postings.map(({counts}) => counts)),
    askedSizes: encodeNumbers(asked.map((found) => found.length)),
    askedGaps: encodeLists(asked.map(gapsOf)),
  };
  return JSON.stringify(file);
}

const isFile = (value: unknown): value is File =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT;

/**
 * @param value what JSON.parse made of the file
 * @throws Error when it is not such a file, or one of another format or language
 */
export function decodeIndex(value: unknown): SearchIndex {
  if (!isFile(value)) {
    throw new Error(`The search index is not of format ${FORMAT}. Reload the page.`);
  }
  const pages: Page[] = value.urls.map((url, i) => ({
    url,
    title: value.titles[i] ?? '',
    keywords: value.keywords[i] ?? '',
  }));
  const sections: Section[] = pages.flatMap((_page, page) => [
    {page, hash: '', heading: ''},
    ...(value.hashes[page] ?? []).map((hash, i) => ({
      page,
      hash,
      heading: value.headings[page]?.[i] ?? '',
    })),
  ]);
  const language = languages.find((known) => known === value.language);
  if (!language) {
    throw new Error(
      `The search index is in ${JSON.stringify(value.language)}, must be in one of ${languages.join(', ')}.`,
    );
  }
  const words = decodeWords(value.words);
  let chunk = -1;
  const chunks = decodeNumbers(value.chunks).map((step) => (chunk += step));
  const gaps = decodeNumbers(value.gaps);
  const counts = decodeNumbers(value.counts);
  const sizes = decodeNumbers(value.sizes);
  const askedSizes = decodeNumbers(value.askedSizes);
  const stems = stemsOf(words, language).length;
  if (
    sizes.length !== stems ||
    askedSizes.length !== stems ||
    gaps.length !== counts.length ||
    chunks.length !== sections.length
  ) {
    throw new Error('The search index does not fit its own words. Reload the page.');
  }
  const countsOf = cutLists(sizes, counts);
  const postings = cutLists(sizes, gaps).map((steps, stem): Posting => ({
    sections: sectionsOf(steps),
    counts: countsOf[stem] ?? [],
  }));
  return {
    language,
    synonyms: value.synonyms,
    pages,
    sections,
    chunks,
    words,
    postings,
    asked: cutLists(askedSizes, decodeNumbers(value.askedGaps)).map(sectionsOf),
  };
}
