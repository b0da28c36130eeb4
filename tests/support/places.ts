/** Where the pages write which component, and which sections they have: for tests of the facts. */
import {readSite} from '../../scripts/content/read.mts';
import type {ComponentUse, Page} from '../../scripts/content/types.mts';
import {locales, type Locale} from '../../src/config/locales';
import type {Place} from '../../src/facts/nodes';

/** Every page of the site in every language, taken apart. */
export const pages: readonly Page[] = readSite({cached: true}).pages;

/** A component as a page writes it. */
interface Use extends Place {
  locale: Locale;
  props: ComponentUse['props'];
}

/** All uses of a component. */
export const usesOf = (name: string): Use[] =>
  pages.flatMap(({id, locale, components}) =>
    components
      .filter((component) => component.name === name)
      .map(({props, section}) => ({locale, page: `${id}.mdx` as const, section, props})),
  );

/** Of these places the ones that a language lacks, as `pt-BR: faq.mdx#top`; without a section, the page. */
export const missingPlaces = (places: readonly (Omit<Place, 'section'> & {section?: string})[]): string[] =>
  locales.flatMap((locale) =>
    places
      .filter(({page, section}) => {
        const found = pages.find((one) => one.locale === locale && `${one.id}.mdx` === page);
        return !found || (section !== undefined && !found.headings.some(({id}) => id === section));
      })
      .map(({page, section}) => `${locale}: ${page}${section === undefined ? '' : `#${section}`}`),
  );

/** The places that a text of the facts links to. */
export const placesIn = (text: string): (Omit<Place, 'section'> & {section?: string})[] =>
  [...text.matchAll(/\]\(\/([^)#]+\.mdx)(?:#([^)]+))?\)/g)].map(([, page, section]) => ({
    page: page as Place['page'],
    ...(section !== undefined && {section}),
  }));
