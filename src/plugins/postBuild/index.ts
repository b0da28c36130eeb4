import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {
  EXPLAINED_MESSAGES,
  explainedMessagesIn,
  type ExplainedMessage,
} from '../../search/messages/explainedMessages';
import {cardFile} from '../../config/cards';
import {currentLocale, defaultLocale} from '../../config/locales';
import {product} from '../../config/product';
import {routeOf} from '../../config/routes';
import {sectionOf} from '../../config/sectionNames';
import {allPages} from '../../config/sections';
import {whatsNewRoute} from '../../config/whatsNew';
import {makeIndex} from '../../search/indexing/plugin';
import {readTexts} from '../../search/indexing/readSite';
import type {IndexFiles} from '../../search/indexing/writeIndex';
import {readMark} from '../brand';
import {cardPng} from '../brand/socialCard';
import {openCache} from '../docusaurusInternals/bundlerCache';
import {takeScripts} from '../docusaurusInternals/pageScripts';
import {pageStyles} from '../docusaurusInternals/pageStyles';
import {readPage} from './finishedPage';
import {fullTexts, llmsTxt, mirrorFile, mirrorOf, type MarkdownMirror} from './markdownMirror';
import {writeMcpServer} from './mcpServer';
import {writeRedirects} from './redirects';
import {writeRobots, writeSecurity} from './wellKnownFiles';
import {withTags} from './tags';

/** The error finder reads the lists of its own page where they stand. */
const FINDER_PAGE = 'troubleshooting/introduction';

/** The results for a document. */
interface MadeOfPage {
  /** The page itself, without its scripts and style sheets. */
  readonly html: string;
  readonly mirror: MarkdownMirror;
  readonly messages: readonly ExplainedMessage[];
  readonly texts: ReturnType<typeof readTexts>;
  /** Its social card; that of the home page is there already (src/plugins/brand). */
  readonly card: Buffer | undefined;
}

/** The messages of all pages: a code that several pages list is that of the first. */
function firstOfEach(messages: readonly ExplainedMessage[]): ExplainedMessage[] {
  const byId = new Map<string, ExplainedMessage>();
  messages.forEach((one) => byId.has(one.id) || byId.set(one.id, one));
  return [...byId.values()];
}

/**
 * Adds to the built site what is read from its pages: the text for assistants beside each (markdownMirror/), its social
 * card, its structured data and its entry in the search, each page read once, and its style sheets; and the pages of moved
 * addresses, the list of explained messages, the documentation server, `robots.txt` and `security.txt`.
 *
 * @throws Error with the file when a page lacks what is read from it
 */
export default function postBuild({siteDir, siteConfig}: LoadContext): Plugin {
  const locale = currentLocale();

  const drawCard = (id: string, title: string, mark: string): Promise<Buffer> =>
    cardPng({site: siteConfig.title, section: sectionOf(id)?.label[locale], title}, mark, product.brandHue);

  /** Reads a page once for all who want something of it; the search, which changes what it reads, comes last. */
  const make = async (html: string, id: string, file: string, mark: string): Promise<MadeOfPage> => {
    try {
      const page = readPage(html, id, locale);
      const mirror = mirrorOf(page);
      // Rendered by another core, beside what follows.
      const card = routeOf(id) === '' ? undefined : drawCard(id, page.title, mark);
      const tagged = withTags(page);
      const messages = id === FINDER_PAGE ? [] : explainedMessagesIn(page.$, routeOf(id));
      return {html: tagged, mirror, messages, texts: readTexts(page.$, file), card: await card};
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
    }
  };

  return {
    name: 'post-build',
    async postBuild(props) {
      const {outDir, baseUrl, routesPaths} = props;
      const withStyles = pageStyles(outDir, baseUrl);
      const mark = await readMark(siteDir);
      const cache = openCache<MadeOfPage>(siteDir, 'pages', locale);
      const indexes = openCache<IndexFiles>(siteDir, 'search', locale);
      const mirrors: MarkdownMirror[] = [];
      const messages: ExplainedMessage[] = [];
      const texts = new Map<string, MadeOfPage['texts']>();
      // Writes that go on while the next page is read.
      const writing: Promise<void>[] = locale === defaultLocale ? [writeMcpServer(siteDir, outDir)] : [];
      // One after the other: the trees of all pages at once are half a gigabyte.
      for (const id of allPages) {
        const file = path.join(outDir, `${routeOf(id) || 'index'}.html`);
        const {html, withScripts} = takeScripts(await readFile(file, 'utf8'), file);
        const page = cache.get(html) ?? cache.set(html, await make(html, id, file, mark));
        writing.push(
          writeFile(file, withScripts(await withStyles(page.html, file))),
          writeFile(path.join(outDir, mirrorFile(id)), page.mirror.text),
        );
        if (page.card) {
          const card = path.join(outDir, cardFile(routeOf(id)));
          await mkdir(path.dirname(card), {recursive: true});
          writing.push(writeFile(card, page.card));
        }
        mirrors.push(page.mirror);
        messages.push(...page.messages);
        texts.set(file, page.texts);
      }
      cache.save();
      // The search, what is new, and the page of addresses that are none.
      const documents = new Set(allPages.map(routeOf));
      const routes = routesPaths.map((route) => route.slice(baseUrl.length).replace(/\.html$/, ''));
      for (const route of routes.filter((one) => !documents.has(one))) {
        const file = path.join(outDir, `${route}.html`);
        const html = await readFile(file, 'utf8');
        await writeFile(file, await withStyles(html, file));
        if (route === whatsNewRoute) {
          texts.set(file, readTexts(load(html), file));
        }
      }
      await writeFile(path.join(outDir, EXPLAINED_MESSAGES), JSON.stringify(firstOfEach(messages)));
      await mkdir(path.join(outDir, 'llms-full'), {recursive: true});
      const full = fullTexts(mirrors);
      for (const [file, text] of Object.entries(full)) {
        await writeFile(path.join(outDir, file), text);
      }
      await writeFile(path.join(outDir, 'llms.txt'), llmsTxt(mirrors, full, locale));
      await makeIndex(props as Props, texts, indexes);
      indexes.save();
      await writeRedirects(outDir, {base: baseUrl, origin: siteConfig.url, locale});
      await writeRobots(outDir, locale);
      await writeSecurity(outDir, locale);
      await Promise.all(writing);
    },
  };
}
