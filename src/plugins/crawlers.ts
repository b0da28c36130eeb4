import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {baseOf, currentLocale, defaultLocale, locales} from '../config/locales';
import {siteAddress} from '../config/siteAddress';

/**
 * Writes `robots.txt`: everything may be read, and each language has its
 * sitemap. Crawlers ask for it at the root of a host only, so a site below a
 * path has none.
 */
export default function crawlers(): Plugin {
  return {
    name: 'crawlers',
    async postBuild({outDir}) {
      if (currentLocale() === defaultLocale && siteAddress.base === '/') {
        const sitemaps = locales.map(
          (locale) => `Sitemap: ${siteAddress.origin}${baseOf(locale)}sitemap.xml\n`,
        );
        await writeFile(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`);
      }
    },
  };
}
