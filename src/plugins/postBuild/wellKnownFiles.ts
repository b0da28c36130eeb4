import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {defaultLocale, localeConfigs, locales, type Locale} from '../../config/locales';
import {product} from '../../config/product';
import {baseOf, siteAddress} from '../../config/siteAddress';

/**
 * Writes `robots.txt`: everything may be read, and each language has its sitemap. Crawlers ask for it at the root of
 * a host only, so a site below a path has none.
 */
export async function writeRobots(outDir: string, locale: Locale): Promise<void> {
  if (locale === defaultLocale && siteAddress.base === '/') {
    const sitemaps = locales.map((other) => `Sitemap: ${siteAddress.origin}${baseOf(other)}sitemap.xml\n`);
    await writeFile(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`);
  }
}

/** Days for which the address for reports of security holds; RFC 9116 wants less than a year. */
const HOLDS = 180;

/**
 * Writes `.well-known/security.txt` (https://www.rfc-editor.org/rfc/rfc9116): where to report what is wrong with the
 * site's or the product's security. It is asked for at the root of a host only, too.
 *
 * @param now day of the build, from which it holds
 */
export async function writeSecurity(outDir: string, locale: Locale, now = new Date()): Promise<void> {
  if (locale !== defaultLocale || siteAddress.base !== '/') {
    return;
  }
  const file = '.well-known/security.txt';
  const ends = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + HOLDS));
  const lines = [
    `Contact: mailto:${product.contactEmail}`,
    `Expires: ${ends.toISOString()}`,
    `Preferred-Languages: ${locales.map((other) => localeConfigs[other].htmlLang).join(', ')}`,
    `Canonical: ${siteAddress.origin}/${file}`,
  ];
  await mkdir(path.join(outDir, '.well-known'), {recursive: true});
  await writeFile(path.join(outDir, file), `${lines.join('\n')}\n`);
}
