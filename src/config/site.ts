import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Locale} from './locales';
import {product, type Text} from './product';
import texts from './texts/site.json';
import {fillTokens, tokensFor} from './tokens';

/** Title and tagline of the site in a language. */
export function siteTexts(locale: Locale): {title: string; tagline: string} {
  const fill = (text: Text) => fillTokens(text[locale], tokensFor(locale), 'src/config/texts/site.json');
  return {title: fill(texts.title), tagline: fill(texts.tagline)};
}

type Announcement = Omit<NonNullable<ThemeConfig['announcementBar']>, 'content'> & {content: Text};

/**
 * A bar above the navbar, or `undefined` for none.
 *
 * A reader who closes it does not see it again until `id` changes, so give a
 * new message a new id.
 */
const announcement = undefined as Announcement | undefined;

/** The bar in a language, as the theme takes it. */
export const announcementBar = (locale: Locale): ThemeConfig['announcementBar'] =>
  announcement && {...announcement, content: announcement.content[locale]};

/** Facts about the product that pages read in the browser. */
export const customFields = {
  /** Free credit, in the name of the specification: `$20`. */
  freeTierAmount: `$${product.freeTierAmount}`,
  /** Addresses that readers write to about a page, and the product's version. */
  contact: {email: product.contactEmail, issueUrl: product.issueUrl, version: product.version},
};

export type Contact = (typeof customFields)['contact'];
