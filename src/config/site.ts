import type {ThemeConfig} from '@docusaurus/preset-classic';
import {currentLocale} from './locales';
import {product, type Text} from './product';
import texts from './texts/site.json';
import {fillTokens, tokensFor} from './tokens';

const locale = currentLocale();
const fill = (text: Text) => fillTokens(text[locale], tokensFor(locale), 'src/config/texts/site.json');

/** Title and tagline of the site in the language of the build. */
export const siteTexts = {title: fill(texts.title), tagline: fill(texts.tagline)};

/**
 * A bar above the navbar, or `undefined` for none.
 *
 * A reader who closes it does not see it again until `id` changes, so give a
 * new message a new id.
 */
export const announcement: ThemeConfig['announcementBar'] | undefined = undefined;

/** What pages of the site know of the product in the browser. */
export const customFields = {
  /** As the specification names it: `$20`. */
  freeTierAmount: `$${product.freeTierAmount}`,
  /** Where readers write about a page. */
  contact: {email: product.contactEmail, issueUrl: product.issueUrl, version: product.version},
};

export type Contact = (typeof customFields)['contact'];
