import {load, type CheerioAPI} from 'cheerio';
import {cardFile} from '../../config/cards';
import {type Locale} from '../../config/locales';
import {routeOf} from '../../config/routes';
import {baseOf, siteAddress} from '../../config/siteAddress';

/** A document as it was built. */
export interface FinishedPage {
  readonly id: string;
  readonly locale: Locale;
  readonly html: string;
  readonly $: CheerioAPI;
  readonly title: string;
  readonly description: string;
  /** Its address in full. */
  readonly canonical: string;
  /** Address of its social card, in full. */
  readonly card: string;
  /** Day of the last change: `2026-11-23`; unknown without the history of the files. */
  readonly changed: string | undefined;
}

/** Address of a page's social card, in full. */
export const cardAddress = (route: string, locale: Locale): string =>
  `${siteAddress.origin}${baseOf(locale)}${cardFile(route)}`;

/** Reads the HTML of a document. */
export function readPage(html: string, id: string, locale: Locale): FinishedPage {
  const $ = load(html);
  return {
    id,
    locale,
    html,
    $,
    title: $('h1').first().text().trim(),
    description: $('meta[name="description"]').attr('content')?.trim() ?? '',
    canonical: $('link[rel="canonical"]').attr('href') ?? '',
    card: cardAddress(routeOf(id), locale),
    // Below the title (src/components/PageHead).
    changed: $('article header time').attr('datetime')?.slice(0, 10),
  };
}
