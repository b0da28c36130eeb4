import {defaultLocale, type Locale} from './locales';
import {product} from './product';

/** The address that a site is served at. */
interface SiteAddress {
  /** `https://docs.example.com`, without a slash at the end. */
  readonly origin: string;
  /** Path of the site below the origin, with a slash at both ends: `/` or `/docs/`. */
  readonly base: string;
}

/**
 * The parts of `product.docsUrl`.
 *
 * @param docsUrl `https://docs.example.com` or, for a site below a path, `https://example.com/docs`
 * @throws Error when the address has anything but a host and a path, or a slash at its end
 */
export function siteAddressOf(docsUrl: string): SiteAddress {
  const url = URL.canParse(docsUrl) ? new URL(docsUrl) : undefined;
  const path = url?.pathname.replace(/\/$/, '') ?? '';
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.origin + path !== docsUrl) {
    throw new Error(
      `product.docsUrl is "${docsUrl}"; allowed: https://, a host, and a path without a slash at the end, such as https://docs.example.com or https://example.com/docs (src/config/product.ts)`,
    );
  }
  return {origin: url.origin, base: `${path}/`};
}

/** The address that this site is served at. */
export const siteAddress: SiteAddress = siteAddressOf(product.docsUrl);

/** Base URL of a locale in a site with the given base: `/docs/` or `/docs/pt-BR/`. */
export const baseUnder = (siteBase: string, locale: Locale): string =>
  locale === defaultLocale ? siteBase : `${siteBase}${locale}/`;

/** Base URL of a locale in this site: `/` or `/pt-BR/` where the site has no path of its own. */
export const baseOf = (locale: Locale): string => baseUnder(siteAddress.base, locale);
