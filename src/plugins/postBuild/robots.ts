import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {defaultLocale, locales, type Locale} from '../../config/locales';
import {baseOf, siteAddress} from '../../config/siteAddress';

/**
 * Writes `robots.txt`: everything may be read, and each language has its
 * sitemap. Crawlers ask for it at the root of a host only, so a site below a
 * path has none.
 */
export async function writeRobots(outDir: string, locale: Locale): Promise<void> {
  if (locale === defaultLocale && siteAddress.base === '/') {
    const sitemaps = locales.map((other) => `Sitemap: ${siteAddress.origin}${baseOf(other)}sitemap.xml\n`);
    await writeFile(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`);
  }
}
