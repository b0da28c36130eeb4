import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load, type CheerioAPI} from 'cheerio';
import {cardFile} from '../config/cards';
import {baseOf, currentLocale, type Locale} from '../config/locales';
import {product} from '../config/product';
import {routeOf} from '../config/routes';
import {sectionOf} from '../config/sectionNames';
import {allPages} from '../config/sections';
import {siteTexts} from '../config/site';
import {siteAddress} from '../config/siteAddress';
import {readMark} from './brandHue';
import {cardPng, cardSvg, keptCards} from './socialCard';
import {placeData, structuredData} from './structuredData';
import {CODED_MESSAGES, codedMessagesIn, type CodedMessage} from '../facts/messages/codedMessages';
import {contentsOf, twinFile, twinOf, twinTags, type Twin} from './twins';

/** A document as it was built. */
export interface FinishedPage {
  readonly id: string;
  readonly locale: Locale;
  readonly html: string;
  readonly $: CheerioAPI;
  readonly title: string;
  readonly description: string;
  /** Its address in full. */
  readonly canonical: string;
  /** Address of its social card, in full. */
  readonly card: string;
  /** Day of the last change: `2026-11-23`; unknown without the history of the files. */
  readonly changed: string | undefined;
}

/** Address of a page's social card, in full. */
const cardAddress = (route: string, locale: Locale): string =>
  `${siteAddress.origin}${baseOf(locale)}${cardFile(route)}`;

function readPage(html: string, id: string, locale: Locale): FinishedPage {
  const $ = load(html);
  return {
    id,
    locale,
    html,
    $,
    title: $('h1').first().text().trim(),
    description: $('meta[name="description"]').attr('content')?.trim() ?? '',
    canonical: $('link[rel="canonical"]').attr('href') ?? '',
    card: cardAddress(routeOf(id), locale),
    changed: $('.theme-last-updated time').attr('datetime')?.slice(0, 10),
  };
}

/** A text as the value of an attribute. */
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** What stands in front of a closing tag of the page; of the last one, since samples may show one, too. */
function before(html: string, tag: string, text: string): string {
  const at = tag === '</head>' ? html.indexOf(tag) : html.lastIndexOf(tag);
  if (at < 0) {
    throw new Error(`the page has no ${tag}`);
  }
  return html.slice(0, at) + text + html.slice(at);
}

/**
 * The page with the address of its own card in place of the home page's, with the tags of its twin, and with its
 * structured data: at the end, where the text of the page does not wait for it.
 */
function withTags(page: FinishedPage): string {
  const {html, id, locale, title, card} = page;
  const [head = '', ...rest] = html.split('</head>');
  const own = head.replaceAll(cardAddress('', locale), card);
  if (!own.includes(card)) {
    throw new Error(`its head does not name ${cardAddress('', locale)}`);
  }
  const social = {
    type: id === 'index' ? 'website' : 'article',
    site_name: siteTexts.title,
    'image:alt': title,
  };
  const tags = Object.entries(social).map(
    ([name, content]) => `<meta property="og:${name}" content="${attribute(content)}">`,
  );
  const data = [placeData(page), structuredData(page)]
    .filter((json) => json !== undefined)
    .map((json) => `<script type="application/ld+json">${json}</script>`);
  return before(
    before([own, ...rest].join('</head>'), '</head>', tags.join('') + twinTags(page)),
    '</body>',
    data.join(''),
  );
}

/**
 * Adds to the built documents what is read from them: the text for assistants beside each (twins/), its social card
 * (socialCard.ts) and its structured data (structuredData.ts). In one plugin, so that each page is read and written
 * once.
 *
 * @throws Error with the file when a page lacks what is read from it
 */
export default function finishedPages({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'finished-pages',
    async postBuild({outDir}) {
      const locale = currentLocale();
      const mark = await readMark(siteDir);

      const drawCard = async ({id, title}: FinishedPage) => {
        const section = sectionOf(id)?.label[locale];
        const svg = await cardSvg({site: siteConfig.title, section, title}, mark, product.brandHue);
        const file = path.join(outDir, cardFile(routeOf(id)));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, await cardPng(svg, keptCards(siteDir)));
      };

      const finish = async (id: string): Promise<{twin: Twin; messages: CodedMessage[]}> => {
        const file = path.join(outDir, `${routeOf(id) || 'index'}.html`);
        const html = await readFile(file, 'utf8');
        try {
          const page = readPage(html, id, locale);
          const twin = twinOf(page);
          await writeFile(path.join(outDir, twinFile(id)), twin.text);
          // In one step: the search reads the pages at the same time.
          await writeFile(`${file}.draft`, withTags(page));
          await rename(`${file}.draft`, file);
          // The home page's is there already: src/plugins/brandImages.ts.
          if (routeOf(id) !== '') {
            await drawCard(page);
          }
          return {twin, messages: codedMessagesIn(page.$, routeOf(id))};
        } catch (error) {
          throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
        }
      };

      const pages = await Promise.all(allPages.map(finish));
      const texts = pages.map(({twin}) => twin);
      // A message that several pages list is that of the first.
      const messages = new Map(
        pages.flatMap((page) => page.messages.map((one) => [one.code, one] as const)).reverse(),
      );
      await writeFile(path.join(outDir, CODED_MESSAGES), JSON.stringify([...messages.values()].reverse()));
      const full = texts.map(({text}) => text).join('\n');
      await writeFile(path.join(outDir, 'llms-full.txt'), full);
      await writeFile(path.join(outDir, 'llms.txt'), contentsOf(texts, locale, Buffer.byteLength(full)));
    },
  };
}
