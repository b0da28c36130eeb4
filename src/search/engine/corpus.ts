/** The texts of a site: pages and their sections. */
import type {Entry} from './entries';

export interface Page {
  /** Address, with the base URL. */
  readonly url: string;
  readonly title: string;
  readonly keywords: string;
}

export interface Section {
  /** Number of its page. */
  readonly page: number;
  /** `#id`; empty for the part before the first heading. */
  readonly hash: string;
  /** Empty for the part before the first heading. */
  readonly heading: string;
}

/** A message of a program, with placeholders for the parts that differ from one occurrence to the next. */
export interface Message {
  /** Number of the section that explains it. */
  readonly section: number;
  readonly wordings: readonly string[];
  /** True for a generic title under which the program shows another, more specific message. */
  readonly isFrame: boolean;
  /** Label and detail of the table row that explains it, where that has an address: the section then is this row. */
  readonly row?: Pick<Entry, 'label' | 'detail'> | undefined;
}

/** Sections in the order of their pages, the first of each without a heading. */
export interface Corpus {
  readonly pages: readonly Page[];
  readonly sections: readonly Section[];
  /** Text of each section. */
  readonly texts: readonly string[];
  /** Questions that each section answers, in readers' words: looked up, never shown. */
  readonly questions?: readonly (readonly string[])[];
  /** Messages of programs that sections explain. */
  readonly messages?: readonly Message[];
  /** Rows that are answers by themselves: settings and commands. */
  readonly entries?: readonly Entry[];
}

/** The numbers of the sections of each page, in their order. */
export function sectionsByPage(
  pages: readonly unknown[],
  sections: readonly Pick<Section, 'page'>[],
): readonly (readonly number[])[] {
  const groups: number[][] = pages.map(() => []);
  sections.forEach(({page}, section) => groups[page]?.push(section));
  return groups;
}
