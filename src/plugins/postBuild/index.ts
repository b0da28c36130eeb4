import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  CODED_MESSAGES,
  codedMessagesIn,
  type CodedMessage,
} from '../../facts/messages/codedMessages';
import {cardFile} from '../../config/cards';
import {currentLocale} from '../../config/locales';
import {product} from '../../config/product';
import {routeOf} from '../../config/routes';
import {sectionOf} from '../../config/sectionNames';
import {allPages} from '../../config/sections';
import {readMark} from '../brand';
import {cardPng, cardSvg, keptCards} from '../brand/socialCard';
import {readPage, type FinishedPage} from './finishedPage';
import {llmsTxt, mirrorFile, mirrorOf} from './markdownMirror';
import {writeRedirects} from './redirects';
import {writeRobots} from './robots';
import {withTags} from './tags';

/** The coded messages of all pages: one that several pages list is that of the first. */
function firstOfEach(pages: readonly {messages: readonly CodedMessage[]}[]): CodedMessage[] {
  const byCode = new Map<string, CodedMessage>();
  pages
    .flatMap(({messages}) => messages)
    .forEach((one) => byCode.has(one.code) || byCode.set(one.code, one));
  return [...byCode.values()];
}

/**
 * Adds to the built site what is read from its pages: the text for assistants beside each (markdownMirror/), its social
 * card and its structured data, each page read and written once; and the pages of moved addresses, and `robots.txt`.
 *
 * @throws Error with the file when a page lacks what is read from it
 */
export default function postBuild({siteDir, siteConfig}: LoadContext): Plugin {
  const locale = currentLocale();

  const writeCard = async ({id, title}: FinishedPage, outDir: string, mark: string) => {
    const section = sectionOf(id)?.label[locale];
    const svg = await cardSvg({site: siteConfig.title, section, title}, mark, product.brandHue);
    const file = path.join(outDir, cardFile(routeOf(id)));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, await cardPng(svg, keptCards(siteDir)));
  };

  const finish = async (id: string, outDir: string, mark: string) => {
    const file = path.join(outDir, `${routeOf(id) || 'index'}.html`);
    const html = await readFile(file, 'utf8');
    try {
      const page = readPage(html, id, locale);
      const mirror = mirrorOf(page);
      await writeFile(path.join(outDir, mirrorFile(id)), mirror.text);
      // In one step: the search reads the pages at the same time.
      await writeFile(`${file}.draft`, withTags(page));
      await rename(`${file}.draft`, file);
      // The home page's is there already: src/plugins/brand.
      if (routeOf(id) !== '') {
        await writeCard(page, outDir, mark);
      }
      return {mirror, messages: codedMessagesIn(page.$, routeOf(id))};
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
    }
  };

  return {
    name: 'post-build',
    async postBuild({outDir, baseUrl}) {
      const mark = await readMark(siteDir);
      const pages = await Promise.all(allPages.map((id) => finish(id, outDir, mark)));
      const mirrors = pages.map(({mirror}) => mirror);
      await writeFile(path.join(outDir, CODED_MESSAGES), JSON.stringify(firstOfEach(pages)));
      const full = mirrors.map(({text}) => text).join('\n');
      await writeFile(path.join(outDir, 'llms-full.txt'), full);
      await writeFile(path.join(outDir, 'llms.txt'), llmsTxt(mirrors, locale, Buffer.byteLength(full)));
      await writeRedirects(outDir, {base: baseUrl, origin: siteConfig.url, locale});
      await writeRobots(outDir, locale);
    },
  };
}
