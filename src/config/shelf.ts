import {sectionOf} from './sectionNames';

/** A document as a link shows it. */
export interface PageLink {
  readonly id: string;
  /** Address, base URL included. */
  readonly to: string;
  readonly title: string;
}

/** The pages of a section in reading order, those without a sidebar included, and what comes before and after. */
export interface Shelf {
  readonly pages: readonly PageLink[];
  readonly before?: PageLink;
  readonly after?: PageLink;
}

/** What the home page lists of a section. */
export interface ShelfSummary {
  readonly count: number;
  /** All pages, or the first alone where the site has too many for one list. */
  readonly pages: readonly PageLink[];
}

/** The shelf of a document: its section, or itself where it belongs to none. */
export const keyOf = (id: string): string => sectionOf(id)?.path ?? id;
