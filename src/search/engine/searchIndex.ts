import {createStem} from './analyzer';
import type {Page, Section} from './corpus';
import type {Language} from './languages';

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
  readonly language: Language;
  readonly synonyms: Synonyms;
  readonly pages: readonly Page[];
  readonly sections: readonly Section[];
  /** In which file of texts each section's is, ascending: a row needs the text of one section, not of a page. */
  readonly chunks: readonly number[];
  /** The words of the texts and of the questions, folded and sorted. */
  readonly words: readonly string[];
  /** Of each stem of those words, in the order of the sorted stems. */
  readonly postings: readonly Posting[];
  /** Of each stem: the numbers of the sections whose questions have it, ascending. */
  readonly asked: readonly (readonly number[])[];
}

/** Once, or more often: what lies beyond changes the score by little (BM25 saturates) and weighs 2 KB. */
export const MOST_OFTEN = 2;

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
export const stemsOf = (words: readonly string[], language: Language): string[] =>
  [...new Set(words.map(createStem(language)))].sort();
