import {readFileSync} from 'node:fs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {currentLocale, docsFolder, type Locale} from './src/config/locales';
import {routeOf} from './src/config/routes';
import {loosePages, sections} from './src/config/sections';
import {splitFrontMatter} from './src/config/sourceHash';
import texts from './src/config/texts/sidebar.json';
import {fillTokens, tokensFor} from './src/config/tokens';

/**
 * The order of the documents. Order, labels and the pages that have no sidebar are data in
 * src/config/sections.ts, which the home page and the search share.
 */
const locale = currentLocale();

/** Captions between the groups, each before the first group of its kind. */
const captions: Readonly<Record<string, Record<Locale, string>>> = texts.captions;

/** What the sidebar calls a page. */
function labelOf(id: string): string {
  const file = `${docsFolder[locale]}/${id}.mdx`;
  const {title, sidebar_label: label} = splitFrontMatter(readFileSync(file, 'utf8')).frontMatter;
  return fillTokens(String(label ?? title), tokensFor(locale), file);
}

/** A document; those that the specification shows without a sidebar are links, so that they are found all the same. */
const itemOf = (id: string, isOutside: boolean) =>
  isOutside
    ? {type: 'link' as const, label: labelOf(id), href: `/${routeOf(id)}`, key: id}
    : {type: 'doc' as const, id};

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    ...loosePages.first.map((id) => ({type: 'doc' as const, id, label: texts.home[locale]})),
    ...sections.flatMap(({path, label, pages, withoutSidebar = []}) => {
      const caption = captions[path];
      return [
        ...(caption
          ? [
              {
                type: 'html' as const,
                value: caption[locale],
                className: 'menu__caption',
                key: `caption-${path}`,
              },
            ]
          : []),
        {
          type: 'category' as const,
          label: label[locale],
          key: path,
          items: [...new Set([...pages, ...withoutSidebar])].map((id) =>
            itemOf(id, withoutSidebar.includes(id)),
          ),
        },
      ];
    }),
    ...loosePages.last,
  ],
};

export default sidebars;
