/**
 * An index, in the parts that a browser fetches: one router, and of the rest only what a query needs. The shards part
 * the stems as a dictionary parts words among its volumes; a posting has all that ranking needs, so that nothing has
 * to be known of the pages that a query does not reach.
 */
import {createStem} from './analyzer';
import type {Entry} from './entries';
import type {Language} from './languages';
import {MESSAGES_FILE, type KnownMessage} from './messages';

/** Words of the pages, joined by spaces, by what is typed for them: folded, one to three words without stop words. */
export type Synonyms = Readonly<Record<string, string>>;

/** Average length of a text of each field: in keys (stems, and pairs of neighbors), of questions in different stems. */
export type Averages = Readonly<Record<ShortField, number>>;

/** Tells which shard has a stem. Its size grows with the number of shards and of folders, not of pages. */
export interface Router {
  readonly language: Language;
  /** Number of pages of the site, and of their sections. */
  readonly pages: number;
  readonly sections: number;
  readonly averages: Averages;
  /** Lower bound of each shard but the first, sorted: stems and words from there to the next bound are in it. */
  readonly bounds: readonly string[];
  /** Folders of the pages, run-length encoded in the order of the pages: folder, number of pages in a row. */
  readonly folders: readonly (readonly [folder: string, pages: number])[];
}

/** Fields with short texts: their postings have the length of each text, those of other texts a level of its score. */
export const SHORT_FIELDS = ['title', 'keywords', 'heading', 'question'] as const;

export type ShortField = (typeof SHORT_FIELDS)[number];

/** One occurrence of a stem in a short field. */
export interface Occurrence {
  readonly page: number;
  /** In a heading or question: number of its section in the page. In a title: the title's number of different stems. */
  readonly part: number;
  /** Length of the text, in keys; of a question in different stems. */
  readonly length: number;
  /**
   * Position of the word in the text, from 1; 0 for an identifier as one word, which has no neighbors. In a question:
   * number of the question in its section, from 0.
   */
  readonly place: number;
}

/** The texts of one page that have a stem, with their BM25 scores as levels (`levelOf`). */
export interface TextPosting {
  readonly page: number;
  /** Level of the texts of the page as one. */
  readonly whole: number;
  /** Numbers in the page of the sections that have it, ascending, and the level of each. */
  readonly sections: readonly number[];
  readonly levels: readonly number[];
  /** The passages of each of these sections that have it, as bits: the first passage is bit 0. */
  readonly passages: readonly number[];
}

/** The occurrences of a stem in each field. */
export interface Posting extends Readonly<Record<ShortField, readonly Occurrence[]>> {
  /** Sorted by page. */
  readonly text: readonly TextPosting[];
  /** Number of pages with it that `text` leaves out: the best are enough. */
  readonly more: number;
}

/** Words and stems from one bound to the next. A few words lie in another shard than their stem: `pay`, stem `pai`. */
export interface Shard {
  /** Sorted. */
  readonly words: readonly string[];
  /** Sorted. */
  readonly stems: readonly string[];
  /** Postings, in the order of the stems. */
  readonly postings: readonly Posting[];
  /** Those synonyms whose first typed word has its stem in this shard. */
  readonly synonyms: Synonyms;
}

/** The texts of a section. */
export interface SectionTexts {
  /** `#id`; empty for the part before the first heading. */
  readonly hash: string;
  readonly heading: string;
  readonly text: string;
}

/** A page with consecutive sections of it: at most SECTIONS_PER_FILE, or all of them without their texts. */
export interface Texts {
  /** Address of the page, with the base URL. */
  readonly url: string;
  readonly title: string;
  readonly sections: readonly SectionTexts[];
}

/** Most pages of a small site: its index without the texts is about as large as a picture, and is fetched ahead. */
export const SMALL_SITE = 300;

export interface SearchIndex {
  readonly router: Router;
  readonly shards: readonly Shard[];
  /** All words of all shards, sorted: misspelled words are compared with them. */
  readonly words: readonly string[];
  readonly messages: readonly KnownMessage[];
  /** Sections by the name of their file. */
  readonly texts: ReadonlyMap<string, Texts>;
  /** All pages of a small site, without their texts; undefined for a larger one. */
  readonly titles: readonly Texts[] | undefined;
  /** Settings and commands. */
  readonly entries: readonly Entry[];
}

/** Parameters of BM25: K1 is how slowly further occurrences saturate, B how much length is normalized. */
export const K1 = 1.2;
export const B = 0.75;

/**
 * BM25 without the inverse document frequency: 0 to K1 + 1.
 *
 * @param count occurrences of a term in a text, 1 or more
 * @param length length of that text divided by the average
 */
export const bm25 = (count: number, length: number): number =>
  (count * (K1 + 1)) / (count + K1 * (1 - B + B * length));

/** Levels of the scores of texts: finer ones change no order that readers notice, and weigh more. */
export const LEVELS = 64;

/** The level of a score of `bm25`, 0 to LEVELS - 1. */
export const levelOf = (score: number): number =>
  Math.min(LEVELS - 1, Math.max(0, Math.round((score / (K1 + 1)) * LEVELS - 0.5)));

/** The `bm25` score in the middle of a level. */
export const scoreOf = (level: number): number => ((level + 0.5) / LEVELS) * (K1 + 1);

/** Sections in one file of texts. Few, because a row shows one section, and the next row is of another page. */
export const SECTIONS_PER_FILE = 3;

export const shardFile = (shard: number): string => `${shard}.json`;

export const textsFile = (page: number, section: number): string =>
  `${page}-${Math.floor(section / SECTIONS_PER_FILE)}.json`;

export const WORDS_FILE = 'words.json';

/** File with the titles and headings of all pages, on small sites: results show them before their texts have come. */
export const TITLES_FILE = 'titles.json';

/**
 * Names of all files but the texts and the entries, for small sites: with these every further search is ranked and its
 * titles are shown without the network. An empty list for larger sites.
 */
export const wholeOf = ({bounds, pages}: Router): readonly string[] =>
  pages > SMALL_SITE
    ? []
    : [TITLES_FILE, WORDS_FILE, MESSAGES_FILE, ...[...bounds, ''].map((_bound, shard) => shardFile(shard))];

/** The stems of a list of words, sorted. */
export const stemsOf = (words: readonly string[], language: Language): string[] =>
  [...new Set(words.map(createStem(language)))].sort();

/** Index of the last item that is not greater than the key, by binary search; -1 when all are greater. */
export function lastBefore(sorted: readonly string[], key: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') <= key) {
      from = middle + 1;
    } else {
      to = middle;
    }
  }
  return from - 1;
}

/** Number of the shard of a stem or word. */
export const shardOf = ({bounds}: Router, key: string): number => lastBefore(bounds, key) + 1;
