/** What the worker answers, and how a hit is put into words: pure functions. */
import {excerpt, matchRanges, toParts, type Part, type Range} from './excerpt';

/** Which part of a page a hit was found in; the worker's own numbers. */
export const hitTypes = {title: 0, heading: 1, description: 2, keywords: 3, content: 4} as const;

/** A text of the index, with the plugin's short names. */
export interface IndexedText {
  /** Id; a page's title, description and keywords share one. */
  readonly i: number;
  /** The text itself. */
  readonly t: string;
  /** Address of the page, with the base URL. */
  readonly u: string;
  /** `#id` of the section, if the text belongs to one. */
  readonly h?: string;
  /** Title of the section (of the page, for descriptions and keywords). */
  readonly s?: string;
  /** Titles' breadcrumbs. */
  readonly b?: readonly string[];
}

/** One answer of the worker. */
export interface Hit {
  readonly document: IndexedText;
  readonly type: number;
  /** The page's title, for hits of the other types. */
  readonly page?: IndexedText | false;
  /** Per word of the index: where it stands in the text. */
  readonly metadata: Readonly<Record<string, {readonly t?: {readonly position: readonly Range[]}}>>;
  /** The words that were searched for. */
  readonly tokens: readonly string[];
}

/** A hit as it is shown. */
export interface Entry {
  readonly key: string;
  readonly href: string;
  /** Title of the page or of its section. */
  readonly title: readonly Part[];
  /** The way to it: sections of the site, then the page when the title is a section's. */
  readonly place: readonly string[];
  /** The text round the matches; empty when the title says it all. */
  readonly summary: readonly Part[];
}

/**
 * Puts a hit into words.
 *
 * @param summaryLength characters of the summary, ellipses included
 * @param sectionOf name of the part of the site that an address lies in, for pages without breadcrumbs
 */
export function describe(
  {document, type, page, metadata, tokens}: Hit,
  summaryLength: number,
  sectionOf: (url: string) => string | undefined,
): Entry {
  const {t: text, s: section, u: url, h: hash = ''} = document;
  const positions = Object.values(metadata).flatMap(({t}) => t?.position ?? []);
  const isOwnTitle = type === hitTypes.title || type === hitTypes.heading;
  const isBody = type === hitTypes.content || type === hitTypes.description;
  const title = isOwnTitle ? text : (section ?? text);
  const pageTitle = page ? page.t : title;
  const breadcrumbs = (page ? page.b : document.b) ?? [];
  const part = sectionOf(url);
  const way = breadcrumbs.length > 0 || !part ? breadcrumbs : [part];
  return {
    key: `${type}-${document.i}`,
    href: url + hash,
    title: toParts(title, matchRanges(title, isOwnTitle ? positions : [], tokens)),
    place: pageTitle === title ? way : [...way, pageTitle],
    summary: isBody ? excerpt(text, matchRanges(text, positions, tokens), summaryLength) : [],
  };
}
