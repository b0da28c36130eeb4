/**
 * The texts of a site as the index of @easyops-cn/docusaurus-search-local has
 * them, brought into the shape that the ranking wants: pages and their sections.
 */

/** A text of the plugin's index, with the plugin's short names. */
export interface PlainDocument {
  /** Id. A page's title, description and keywords share one. */
  readonly i: number;
  /** The text itself. */
  readonly t: string;
  /** Address of the page, with the base URL. */
  readonly u: string;
  /** `#id` of the section; absent or empty for what stands before the first one. */
  readonly h?: string;
}

/** The plugin's file: titles, headings, descriptions, keywords, contents, each with a lunr index. */
export type PlainIndex = readonly {readonly documents: readonly PlainDocument[]}[];

export interface Page {
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

/** Pages in the order of the plugin; sections in the order of their pages, the first without a heading. */
export interface Corpus {
  readonly pages: readonly Page[];
  readonly sections: readonly Section[];
  /** Text of each section. */
  readonly texts: readonly string[];
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

/** Number of texts of one kind in the plugin's file. */
const KINDS = 5;

/** True for what the plugin writes: five lists of documents. */
export const isPlainIndex = (value: unknown): value is PlainIndex =>
  Array.isArray(value) &&
  value.length === KINDS &&
  value.every(
    (kind: unknown) =>
      typeof kind === 'object' &&
      kind !== null &&
      'documents' in kind &&
      Array.isArray(kind.documents) &&
      kind.documents.every(
        (document: unknown) =>
          typeof document === 'object' &&
          document !== null &&
          't' in document &&
          typeof document.t === 'string' &&
          'u' in document &&
          typeof document.u === 'string',
      ),
  );

function byUrl(documents: readonly PlainDocument[] = []): Map<string, PlainDocument[]> {
  const groups = new Map<string, PlainDocument[]>();
  for (const document of documents) {
    const group = groups.get(document.u);
    if (group) {
      group.push(document);
    } else {
      groups.set(document.u, [document]);
    }
  }
  return groups;
}

/**
 * Sections of links: all they say is said where they lead to, and a page would
 * be found for its neighbors' titles.
 */
const LINK_LISTS: ReadonlySet<string> = new Set(['#related']);

/** Brings the plugin's documents into order. */
export function corpusOf(index: PlainIndex): Corpus {
  const [titles, headings, descriptions, keywords, contents] = index.map(({documents}) => documents);
  const textByUrl = (documents: readonly PlainDocument[] = []) => new Map(documents.map(({u, t}) => [u, t]));
  const descriptionOf = textByUrl(descriptions);
  const keywordsOf = textByUrl(keywords);
  const headingsOf = byUrl(headings);
  const contentsOf = byUrl(contents);

  const pages: Page[] = [];
  const sections: Section[] = [];
  const texts: string[] = [];
  for (const {u: url, t: title} of titles ?? []) {
    const page = pages.length;
    pages.push({url, title, keywords: keywordsOf.get(url) ?? ''});
    // The description says what the page is about: it leads its text, and its summary.
    const textOf = new Map([['', descriptionOf.get(url) ?? '']]);
    for (const {h = '', t} of contentsOf.get(url) ?? []) {
      textOf.set(h, `${textOf.get(h) ?? ''} ${t}`.trim());
    }
    // A heading that has no address, on a card for example, belongs to what stands before it.
    const named = (headingsOf.get(url) ?? []).filter(({h = ''}) => h !== '' && !LINK_LISTS.has(h));
    for (const {h: hash = '', t: heading} of [{h: '', t: ''}, ...named]) {
      sections.push({page, hash, heading});
      texts.push(textOf.get(hash) ?? '');
    }
  }
  return {pages, sections, texts};
}
