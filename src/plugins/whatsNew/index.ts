import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Feed} from 'feed';
import {currentLocale, localeConfigs, type Locale} from '../../config/locales';
import {product} from '../../config/product';
import {routeOf} from '../../config/routes';
import {fillTokens, tokensFor, writtenDate} from '../../config/tokens';
import {feedFile, whatsNewRoute, type ChangedDay} from '../../config/whatsNew';
import {changes} from '../../data/changes';
import type {Localized} from '../../data/localized';
import texts from '../../data/texts/files.json';

/** A text of the data in a language. */
const say = (text: Localized, locale: Locale): string =>
  fillTokens(text[locale], tokensFor(locale), 'src/data');

/**
 * The feed of a language, as Atom.
 *
 * @param root whole address of the language, with a slash at its end
 */
function feedOf(locale: Locale, root: string): string {
  const page = root + whatsNewRoute;
  const feed = new Feed({
    id: page,
    link: page,
    title: say(texts.feed.title, locale),
    language: localeConfigs[locale].htmlLang,
    updated: new Date(changes[0]?.date ?? 0),
    feedLinks: {atom: root + feedFile},
    author: {name: product.legalName},
    copyright: product.docsLicense,
    generator: ' ',
  });
  // Changes of a day are counted from the oldest on, so that the address of one stays when others are added above it.
  const counts = new Map<string, number>();
  const items = changes.toReversed().map(({date, text, pages}) => {
    const count = (counts.get(date) ?? 0) + 1;
    counts.set(date, count);
    const [first] = pages;
    return {
      id: `${page}#${date}-${count}`,
      link: first === undefined ? `${page}#${date}` : root + routeOf(first),
      title: say(text, locale),
      date: new Date(date),
    };
  });
  items.reverse().forEach((item) => feed.addItem(item));
  return feed.atom1();
}

/**
 * Makes the page “What's new” of the changes in src/data/changes.yaml, outside of the documents, and its feed.
 *
 * @throws Error when a change names a document that there is not
 */
export default function whatsNew({baseUrl, siteConfig}: LoadContext): Plugin {
  const locale = currentLocale();
  return {
    name: 'whats-new',
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const docs = new Map(
        content.loadedVersions.flatMap((version) => version.docs).map((doc) => [doc.id, doc]),
      );
      const link = (id: string) => {
        const doc = docs.get(id);
        if (!doc) {
          throw new Error(
            `src/data/changes.yaml names the page "${id}"; allowed are the ids of src/config/sections.ts.`,
          );
        }
        return {to: doc.permalink, title: doc.title};
      };
      const days = [...new Set(changes.map(({date}) => date))].map((day): ChangedDay => ({
        date: day,
        written: writtenDate(day, locale),
        changes: changes
          .filter(({date}) => date === day)
          .map(({text, pages}) => ({text: say(text, locale), pages: pages.map(link)})),
      }));
      await actions.createData('days.json', JSON.stringify(days));
      actions.addRoute({
        path: baseUrl + whatsNewRoute,
        component: '@site/src/components/WhatsNew',
        exact: true,
        // Not the path that `createData` returns: it is of this machine, and would stand in the script.
        modules: {days: '@generated/whats-new/default/days.json'},
      });
    },
    async postBuild({outDir}) {
      await writeFile(path.join(outDir, feedFile), feedOf(locale, siteConfig.url + baseUrl));
    },
  };
}
