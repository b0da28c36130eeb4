/**
 * Holds the scripts of a built site against what its pages show: what is known when a page is built stands in its
 * HTML, and its script has what moves and the words of the page, no more.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from './page.mts';

/**
 * Most that the script of a page may weigh, as a multiple of the HTML of its article. Both hold the same words: 1.1
 * at the median of this site, 1.5 at the most. One that brought a table's data for all pages stood at 2.2 to 5.
 */
const HEAVIEST = 1.75;

/**
 * Scripts of pages that are much heavier than the page, one line each.
 *
 * @param build folder of the built site
 * @param bases base URL of each language; the first is that of the site
 * @param pages of the build by address
 */
export function inspectChunks(
  build: string,
  bases: readonly string[],
  pages: ReadonlyMap<string, Pick<Page, '$'>>,
): string[] {
  const [siteBase = '/'] = bases;
  return bases.flatMap((base) => {
    const folder = path.join(build, base.slice(siteBase.length), 'assets/js');
    return readdirSync(folder, {encoding: 'utf8'})
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) => {
        const text = readFileSync(path.join(folder, name), 'utf8');
        // Only the script of a document names where its text comes from.
        const permalink = text.includes('sourceDirName')
          ? /"permalink":"([^"]*)"/.exec(text)?.[1]
          : undefined;
        const article = pages
          .get(permalink ?? '')
          ?.$('.theme-doc-markdown')
          .html();
        if (!article) {
          return [];
        }
        const ratio = Buffer.byteLength(text) / Buffer.byteLength(article);
        return ratio > HEAVIEST
          ? [
              `${base}assets/js/${name}: ${Buffer.byteLength(text)} bytes, ${ratio.toFixed(2)} times the article of ` +
                `${permalink}; at most ${HEAVIEST} times: what is known when the page is built belongs into its HTML`,
            ]
          : [];
      });
  });
}
