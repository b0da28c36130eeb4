/**
 * An index, in the parts that a browser fetches: one router, and of the rest
 * only what a query needs. The shards part the stems as a dictionary parts
 * words among its volumes; a posting has all that ranking needs, so that
 * nothing has to be known of the pages that a query does not reach.
 */
import {createStem} from './analyzer';
import type {Entry} from './entries';
import type {Language} from './languages';
import {MESSAGES_FILE, type KnownMessage} from './messages';

/** What is typed (folded, one to three words without stop words), and the words of the pages for it. */
export type Synonyms = Readonly<Record<string, string>>;

/** Average number of keys (stems, and pairs of neighbors) of a text, by its field. */
export type Averages = Readonly<Record<ShortField, number>>;

/** Says where things are. It grows with the number of shards and of folders, not of pages. */
export interface Router {
  readonly language: Language;
  /** Number of pages of the site, and of their sections. */
  readonly pages: number;
  readonly sections: number;
  readonly averages: Averages;
  /** Beginning of each shard but the first: the stems and words from there on are in it. */
  readonly bounds: readonly string[];
  /** The folders of the pages, in the order of the pages, each with how many in a row lie in it. */
  readonly folders: readonly (readonly [folder: string, pages: number])[];
}

/** Fields whose texts are short: they are ranked by their lengths as they are. */
export const SHORT_FIELDS = ['title', 'keywords', 'heading', 'question'] as const;

export type ShortField = (typeof SHORT_FIELDS)[number];

/** One occurrence of a stem in a short field. */
export interface Occurrence {
  readonly page: number;
  /** Of a heading or a question: number of its section in the page. Of a title: its number of different stems. */
  readonly part: number;
  /** Number of keys in that text. Of a question: number of its different stems. */
  readonly length: number;
  /**
   * Which word of the text it is, from 1; 0 for an identifier as one word, which has no neighbors. Of a question:
   * which one of its section it is.
   */
  readonly place: number;
}

/** How well the text of a page answers a stem, as a level of `scoreOf`. */
export interface TextPosting {
  readonly page: number;
  /** Level of the texts of the page as one. */
  readonly whole: number;
  /** Numbers in the page of the sections that have it, ascending, and the level of each. */
  readonly sections: readonly number[];
  readonly levels: readonly number[];
  /** Of each of these sections: in which of its passages it stands, as bits. */
  readonly passages: readonly number[];
}

/** Where a stem stands. */
export interface Posting extends Readonly<Record<ShortField, readonly Occurrence[]>> {
  /** By page, ascending. */
  readonly text: readonly TextPosting[];
  /** Number of pages with it that `text` leaves out: the best are enough. */
  readonly more: number;
}

/** The words and the stems from one bound to the next. Few words are parted from their stem: `pay` from `pai`. */
export interface Shard {
  /** Sorted. */
  readonly words: readonly string[];
  /** Sorted. */
  readonly stems: readonly string[];
  /** Of each stem. */
  readonly postings: readonly Posting[];
  /** Of the queries that begin with a word of one of these stems. */
  readonly synonyms: Synonyms;
}

/** What a row of the results shows of a section. */
interface SectionTexts {
  /** `#id`; empty for the part before the first heading. */
  readonly hash: string;
  readonly heading: string;
  readonly text: string;
}

/** Some sections in a row of one page. */
export interface Texts {
  /** Address of the page, with the base URL. */
  readonly url: string;
  readonly title: string;
  readonly sections: readonly SectionTexts[];
}

/** Pages up to which a site is small: all of its index but the texts then is no more than a picture weighs. */
export const SMALL_SITE = 300;

export interface SearchIndex {
  readonly router: Router;
  readonly shards: readonly Shard[];
  /** All words of all shards, sorted: for what is misspelled. */
  readonly words: readonly string[];
  readonly messages: readonly KnownMessage[];
  /** By the name of their file. */
  readonly texts: ReadonlyMap<string, Texts>;
  /** Of a small site: all pages without their texts. */
  readonly titles: readonly Texts[] | undefined;
  /** Settings and commands. */
  readonly entries: readonly Entry[];
}

/** BM25: how soon further occurrences stop to count, and how much long texts are held back. */
export const K1 = 1.2;
export const B = 0.75;

/**
 * BM25 without the inverse document frequency: 0 to K1 + 1.
 *
 * @param count of a key in a text, 1 or more
 * @param length of that text, as a share of the average
 */
export const bm25 = (count: number, length: number): number =>
  (count * (K1 + 1)) / (count + K1 * (1 - B + B * length));

/** Levels of the scores of texts: finer ones change no order that readers notice, and weigh more. */
export const LEVELS = 64;

/** The level of a score of `bm25`, 0 to LEVELS - 1. */
export const levelOf = (score: number): number =>
  Math.min(LEVELS - 1, Math.max(0, Math.round((score / (K1 + 1)) * LEVELS - 0.5)));

/** The middle of a level. */
export const scoreOf = (level: number): number => ((level + 0.5) / LEVELS) * (K1 + 1);

/** Sections in one file of texts: a row shows one, and the next row is of another page. */
export const SECTIONS_PER_FILE = 3;

export const shardFile = (shard: number): string => `${shard}.json`;

export const textsFile = (page: number, section: number): string =>
  `${page}-${Math.floor(section / SECTIONS_PER_FILE)}.json`;

export const WORDS_FILE = 'words.json';

/** All pages and headings: of small sites, whose titles are shown before the texts have come. */
export const TITLES_FILE = 'titles.json';

/**
 * All files but the texts, for small sites: with these every further search is
 * ranked and its titles are shown without the network. None for larger sites.
 */
export const wholeOf = ({bounds, pages}: Router): readonly string[] =>
  pages > SMALL_SITE
    ? []
    : [TITLES_FILE, WORDS_FILE, MESSAGES_FILE, ...[...bounds, ''].map((_bound, shard) => shardFile(shard))];

/** The stems of a list of words, sorted. */
export const stemsOf = (words: readonly string[], language: Language): string[] =>
  [...new Set(words.map(createStem(language)))].sort();

/** Number of the last item that is not after the key, from 0; -1 when all are. */
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
