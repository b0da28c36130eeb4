/** Requests to the search, and its answers. */
import type {EntryKind} from './entries';
import type {Part} from './excerpt';

/** A search. */
export interface Request {
  /** The text that was typed, within `queryLimits`. */
  readonly query: string;
  /** Folder of the pages that come first, or alone; empty for none. */
  readonly context: string;
  /** True when pages outside of the context are left out. */
  readonly isLimited: boolean;
  /** Number of hits at most. */
  readonly limit: number;
  /** Length of the summaries, in characters. */
  readonly summaryLength: number;
  /** Hits that are left out before the first: those of earlier pages of results. */
  readonly offset?: number;
  /** Number of the first hits that also name other sections that answer. */
  readonly grouped?: number;
  /** Number of rows (settings, commands, messages, calculators) at most. */
  readonly entries?: number;
  /** When set, the answer has nothing but rows of this kind, and `limit` and `offset` are about them. */
  readonly entryKind?: EntryKind | undefined;
  /** Whether the answer counts all that was found, in every folder and of every kind. */
  readonly isCounted?: boolean;
  /** Folders below the base URL: pages must lie in one of `only`, and in none of `except`. */
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
  /** The default of a setting, the keys of a command, the meaning of a message; may be empty. */
  readonly detail: string;
  /** Title of its page. */
  readonly title: string;
}

/** A query some words of which were taken for others that are spelled alike. */
export interface Corrected {
  /** The query as it was understood. */
  readonly query: string;
  /** The query with those words in quotes: it finds them as they were typed, or nothing. */
  readonly literal: string;
}

/** The number of pages, or of rows of a kind, that were found in a folder. */
export interface Tally {
  /** Path of the folder below the base URL, with a slash at its end; empty for pages outside all folders. */
  readonly folder: string;
  readonly kind: EntryKind | 'page';
  readonly count: number;
}

export interface Answer {
  readonly hits: readonly Hit[];
  /** Number of pages that were found; where the request is limited, of those in the context. */
  readonly total: number;
  /** Number of the pages that were found in the context. */
  readonly inside: number;
  /** A query that would find something, where this one found nothing. */
  readonly respelled?: string | undefined;
  readonly entries: readonly EntryHit[];
  /** True when the first hit is about what was typed: it stands before the entries. */
  readonly isPageFirst: boolean;
  /** Number of the entries that were found, shown or not. */
  readonly entriesTotal: number;
  /** Undefined unless the request is counted. */
  readonly tallies?: readonly Tally[] | undefined;
  readonly corrected?: Corrected | undefined;
  /** True when quotes and minus signs left no page: the hits are for the words alone. */
  readonly isRelaxed: boolean;
  /** Words of the query, as they were typed, that no page has, nor anything like them. */
  readonly absent: readonly string[];
  /** True for a message of a program that no page explains: the hits have words of it. */
  readonly isUnexplained: boolean;
}

/** The outcome of one round of a search: an answer, the files that one needs, or both. */
export interface Outcome {
  /** Names of files to add before the same search is asked again. An answer beside them has no text for some rows. */
  readonly missing: readonly string[];
  /** True when the order of the pages is known, and only files with their titles and texts are missing. */
  readonly isRanked: boolean;
  readonly answer: Answer | undefined;
}

/** Hits and entries of an answer, or items made of them one by one, in the order in which they are shown. */
export const inOrder = <T>(
  {isPageFirst}: Answer,
  hits: readonly T[],
  entries: readonly T[],
): readonly T[] => {
  const first = isPageFirst ? 1 : 0;
  return [...hits.slice(0, first), ...entries, ...hits.slice(first)];
};
