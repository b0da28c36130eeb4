/** Path of the page “What's new” below a locale's root. It is no document: the sidebar leaves it out. */
export const whatsNewRoute = 'whats-new';

/** Its feed, below a locale's root. */
export const feedFile = 'atom.xml';

/** A day on the page “What's new”. */
export interface ChangedDay {
  /** `2026-11-23` */
  readonly date: string;
  /** The same as readers write it. */
  readonly written: string;
  readonly changes: readonly {
    readonly text: string;
    readonly pages: readonly {readonly to: string; readonly title: string}[];
  }[];
}
