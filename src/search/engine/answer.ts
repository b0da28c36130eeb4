/** What is asked of the search, and what it answers. */
import type {EntryKind} from './entries';
import type {Part} from './excerpt';

/** A search. */
export interface Request {
  /** Within `queryLimits`. */
  readonly query: string;
  /** Folder of the pages that come first, or alone; empty for none. */
  readonly context: string;
  /** True when pages outside of the context are left out. */
  readonly isLimited: boolean;
  /** Hits at most. */
  readonly limit: number;
  /** Length of the summaries, in characters. */
  readonly summaryLength: number;
  /** Hits that are left out before the first: those of earlier pages of results. */
  readonly offset?: number;
  /** How many of the first hits also name other sections that answer. */
  readonly grouped?: number;
  /** Settings, commands and messages at most. */
  readonly entries?: number;
  /** Nothing but rows of this kind; `limit` and `offset` are theirs then. */
  readonly entryKind?: EntryKind | undefined;
  /** Whether the answer counts all that was found, in every folder and of every kind. */
  readonly isCounted?: boolean;
  /** Folders that pages must lie in, and must not. */
  readonly folders?: {readonly only?: readonly string[]; readonly except?: readonly string[]} | undefined;
}

/** A page that was found, at its best section. */
export interface Hit {
  /** Address with the base URL and the section's `#id`. */
  readonly url: string;
  /** Title of the page. */
  readonly title: readonly Part[];
  /** Heading of the section, or the message that was recognized; empty when the page as a whole is the answer. */
  readonly heading: readonly Part[];
  /** The text round the matches. */
  readonly summary: readonly Part[];
  /** Other sections of the page that answer. */
  readonly sections: readonly HitSection[];
}

export interface HitSection {
  readonly url: string;
  readonly heading: readonly Part[];
}

/** A setting, a command or a message that was found. */
export interface EntryHit {
  readonly kind: EntryKind;
  /** Address of its row, with the base URL. No hit of the same answer has it. */
  readonly url: string;
  readonly label: readonly Part[];
  /** Its default, its keys, what it means; may be empty. */
  readonly detail: string;
  /** Title of its page. */
  readonly title: string;
}

/** A query some words of which were taken for others that are spelled alike. */
export interface Corrected {
  /** As it was understood. */
  readonly query: string;
  /** With those words in quotes: what finds them as they were typed, or nothing. */
  readonly literal: string;
}

/** How much was found in a folder: pages, or rows of a kind. */
export interface Tally {
  /** Below the base URL, with a slash at its end; empty for the pages outside all folders. */
  readonly folder: string;
  readonly kind: EntryKind | 'page';
  readonly count: number;
}

export interface Answer {
  readonly hits: readonly Hit[];
  /** How many pages were found in all. */
  readonly total: number;
  /** How many of them lie in the context. */
  readonly inside: number;
  /** Nothing was found; this query would find something. */
  readonly respelled?: string | undefined;
  readonly entries: readonly EntryHit[];
  /** True when the first hit is about what was typed: it stands before the entries. */
  readonly isPageFirst: boolean;
  /** How many of them were found in all. */
  readonly entriesTotal: number;
  /** Of a counted request. */
  readonly tallies?: readonly Tally[] | undefined;
  readonly corrected?: Corrected | undefined;
  /** True when no page has the quoted words in a row, or none is without the excluded ones: the hits are for the words. */
  readonly isRelaxed: boolean;
  /** Words of the query, as they were typed, that no page has, nor anything like them. */
  readonly absent: readonly string[];
  /** True for a message of a program that no page explains: the hits have words of it. */
  readonly isUnexplained: boolean;
}

/** What comes of a search: an answer, what is missing for one, or both. */
export interface Outcome {
  /** Files to add before the same search is asked again. With an answer, its summaries lack them. */
  readonly missing: readonly string[];
  /** True when the order of the pages is known, and what is missing is their titles and texts. */
  readonly isRanked: boolean;
  readonly answer: Answer | undefined;
}

/** Hits and entries of an answer, or what is made of them, in the order in which they are shown. */
export const inOrder = <T>(
  {isPageFirst}: Answer,
  hits: readonly T[],
  entries: readonly T[],
): readonly T[] => {
  const first = isPageFirst ? 1 : 0;
  return [...hits.slice(0, first), ...entries, ...hits.slice(first)];
};
