import type {Locale} from '../../config/locales';
import {createStem, fold, isStopWord, tokenize} from './analyzer';
import type {Corpus, Page, Section} from './corpus';

/** Where a stem stands in the texts of the sections. */
export interface Posting {
  /** Numbers of the sections, ascending. */
  readonly sections: readonly number[];
  /** How often, for each of them; `MOST_OFTEN` means that or more. */
  readonly counts: readonly number[];
}

/** What is typed (folded, one to three words without stop words), and the words of the pages for it. */
export type Synonyms = Readonly<Record<string, string>>;

/** All that is needed to rank, without the texts themselves. */
export interface SearchIndex {
  readonly locale: Locale;
  /** Folder of the texts, next to the index; empty when the texts are at hand. */
  readonly texts: string;
  readonly synonyms: Synonyms;
  readonly pages: readonly Page[];
  readonly sections: readonly Section[];
  /** In which file of texts each section's is, ascending: a row needs the text of one section, not of a page. */
  readonly chunks: readonly number[];
  /** The words of the texts, folded and sorted. */
  readonly words: readonly string[];
  /** Of each stem of those words, in the order of the sorted stems. */
  readonly postings: readonly Posting[];
}

/** Once, or more often: what lies beyond changes the score by little (BM25 saturates) and weighs 2 KB. */
export const MOST_OFTEN = 2;

/** Characters of text after which a file is full: larger ones compress better, smaller ones bring less that is not shown. */
const CHUNK_LENGTH = 4000;

/** Parts the sections among files: of one page, in a row, until a file is full. */
function chunksOf(sections: readonly Section[], texts: readonly string[]): number[] {
  let chunk = -1;
  let page = -1;
  let length = 0;
  return sections.map((section, number) => {
    const own = texts[number]?.length ?? 0;
    if (section.page !== page || length + own > CHUNK_LENGTH) {
      chunk += 1;
      page = section.page;
      length = 0;
    }
    length += own;
    return chunk;
  });
}

/** The numbers of the sections in each file of texts. */
export function sectionsByChunk(chunks: readonly number[]): readonly (readonly number[])[] {
  const groups: number[][] = [];
  chunks.forEach((chunk, section) => (groups[chunk] ??= []).push(section));
  return groups;
}

/** Collects postings: how often each key stands in each unit (a section or a page). */
export interface PostingsBuilder {
  add(key: string, unit: number, count?: number): void;
  postings(): Map<string, Posting>;
}

/** The units of a posting stand in the order in which they are added first. */
export function createPostings(): PostingsBuilder {
  const counts = new Map<string, Map<number, number>>();
  return {
    add(key, unit, count = 1) {
      const byUnit = counts.get(key) ?? new Map<number, number>();
      byUnit.set(unit, (byUnit.get(unit) ?? 0) + count);
      counts.set(key, byUnit);
    },
    postings: () =>
      new Map(
        [...counts].map(([key, byUnit]) => [
          key,
          {sections: [...byUnit.keys()], counts: [...byUnit.values()]},
        ]),
      ),
  };
}

/** The stems of a list of words, sorted. */
export const stemsOf = (words: readonly string[], locale: Locale): string[] =>
  [...new Set(words.map(createStem(locale)))].sort();

/** True for the words that the texts are searched by. */
const isIndexed = (word: string, locale: Locale) => word.length > 1 && !isStopWord(word, locale);

/** Keywords without what the search ignores in them: they are never shown. */
const bareKeywords = (keywords: string, locale: Locale) =>
  keywords
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !isStopWord(fold(word), locale))
    .join(' ');

/** Builds the index of a language's texts. */
export function buildIndex(
  {pages, sections, texts}: Corpus,
  locale: Locale,
  synonyms: Synonyms = {},
): SearchIndex {
  const stem = createStem(locale);
  const words = new Set<string>();
  const {add, postings} = createPostings();
  texts.forEach((text, section) => {
    for (const {word} of tokenize(text)) {
      if (isIndexed(word, locale)) {
        words.add(word);
        add(stem(word), section);
      }
    }
  });
  const sorted = [...words].sort();
  const byStem = postings();
  return {
    locale,
    texts: '',
    synonyms,
    pages: pages.map((page) => ({...page, keywords: bareKeywords(page.keywords, locale)})),
    sections,
    chunks: chunksOf(sections, texts),
    words: sorted,
    postings: stemsOf(sorted, locale).map((key) => {
      const {sections: found = [], counts = []} = byStem.get(key) ?? {};
      return {sections: found, counts: counts.map((count) => Math.min(count, MOST_OFTEN))};
    }),
  };
}
