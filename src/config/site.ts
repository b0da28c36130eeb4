import type {ThemeConfig} from '@docusaurus/preset-classic';
import {currentLocale} from './locales';
import {product} from './product';

/** Title and tagline of the site in the language of the build. */
export const siteTexts = {
  en: {
    title: `${product.code} documentation`,
    tagline: 'Find the page you need in one search or two clicks.',
  },
  'pt-BR': {
    title: `Documentação do ${product.code}`,
    tagline: 'Encontre a página certa em uma busca ou dois cliques.',
  },
}[currentLocale()];

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
