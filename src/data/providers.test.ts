import {describe, expect, it} from 'vitest';
import {textsIn} from './localized';
import {rawOf} from '../../tests/support/places';
import {locales} from '../config/locales';
import {product} from '../config/product';
import {sections} from '../config/sections';
import {
  baseUrlChanges,
  keyNeeds,
  modelLists,
  offlineLevels,
  providerKinds,
  providers,
  providerStates,
  reasoningControls,
  supportLevels,
  type Provider,
} from './providers';
import {addressOf} from '../config/routes';

/** Each scale, and the values of it that the providers have. */
const scales = [
  ['kinds', providerKinds, providers.map(({kind}) => kind)],
  ['needs of a key', keyNeeds, providers.map(({key}) => key.level)],
  ['support', supportLevels, providers.flatMap(({caching, images}) => [caching.level, images.level])],
  ['controls of reasoning', reasoningControls, providers.map(({reasoning}) => reasoning.level)],
  ['work offline', offlineLevels, providers.map(({offline}) => offline.level)],
  ['changes of the address', baseUrlChanges, providers.map(({baseUrl}) => baseUrl.level)],
  ['lists of models', modelLists, providers.map(({modelList}) => modelList)],
  ['states', providerStates, providers.map(({state}) => state)],
] as const;

/** How a page links to a provider. */
const linkTo = ({name, page}: Provider) => `[${name === product.code ? '{product.code}' : name}](../${page})`;

/** The values that occur more than once. */
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('providers', () => {
  it('are the pages of their section, each once', () => {
    const section = sections.find(({path}) => path === 'providers');
    const pages = providers.map(({page}) => page.replace(/\.mdx$/, ''));
    expect([...pages].sort()).toEqual([...(section?.withoutSidebar ?? [])].sort());
    expect(repeated(pages)).toEqual([]);
  });

  it('have names of their own', () => {
    expect(repeated(providers.map(({name}) => name))).toEqual([]);
  });

  it('stand together by kind, in the order of the kinds', () => {
    const order = Object.keys(providerKinds);
    const sorted = providers.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
    const lines = (list: readonly Provider[]) => list.map(({id, kind}) => `${kind}: ${id}`);
    expect(lines(providers)).toEqual(lines(sorted));
  });

  it('share a setting only when they share the entry in the list', () => {
    for (const id of repeated(providers.map(({settingId}) => settingId))) {
      const sharing = providers.filter(({settingId}) => settingId === id);
      expect(new Set(sharing.map(({listedAs, name}) => listedAs ?? name)).size).toBe(1);
    }
  });

  it.each(providers)('$id: its page is named after it', ({id, page}) => {
    expect(page).toBe(`providers/${id}.mdx`);
  });

  it.each(providers)('$id: it says where models and prices are', ({catalog}) => {
    expect(catalog.pages ?? catalog.note).toBeDefined();
  });

  it.each(providers)('$id: it names an address exactly when there is one', ({id, baseUrl}) => {
    const unnamed = ['product-code', 'openai-compatible'].includes(id) || baseUrl.level === 'none';
    expect(baseUrl.addresses === undefined, `no addresses beside the level ${baseUrl.level}`).toBe(unnamed);
    for (const address of baseUrl.addresses ?? []) {
      expect(address).toMatch(/^(https:\/\/[^/]+\.\w+|http:\/\/localhost:\d+)(\/[\w/]+[^/])?$/);
    }
  });

  it.each(providers)('$id: its links are safe, each once', ({keyFrom, catalog}) => {
    const links = [...(keyFrom?.pages ?? []), ...(catalog.pages ?? [])].map(({url}) => url);
    expect(links.filter((url) => !url.startsWith('https://') || !URL.canParse(url))).toEqual([]);
    expect(repeated(links)).toEqual([]);
  });

  it.each(providers)('$id: it works offline only where nothing leaves the network', ({kind, offline}) => {
    expect(offline.level !== 'no', `offline: ${offline.level} of the kind ${kind}`).toBe(
      kind === 'local' || kind === 'compatible',
    );
  });

  it('take their names from the product', () => {
    const own = providers.find(({kind}) => kind === 'own');
    expect(own?.name).toBe(product.code);
    expect(own && addressOf(own.page)).toBe(`/providers/${product.provider}`);
  });

  it.each(providers)('$id: its facts were checked in a month that has been', ({checked}) => {
    expect(checked).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    expect(new Date(`${checked}-01T00:00:00Z`).getTime()).toBeLessThan(Date.now());
  });

  it.each(locales)('stand in the tables of the %s pages', (locale) => {
    const pages = [
      'basic-usage/connecting-providers',
      'advanced-usage/rate-limits-costs',
      'advanced-usage/local-models',
    ];
    for (const page of pages) {
      const missing = providers.map(linkTo).filter((link) => !rawOf(page, locale).includes(link));
      expect(missing, page).toEqual([]);
    }
    const keys = rawOf('getting-started/connecting-api-provider', locale);
    const filled = keys.replaceAll('{product.accountUrl}', product.accountUrl);
    const urls = providers.flatMap(({keyFrom}) => (keyFrom?.pages ?? []).map(({url}) => url));
    expect(urls.filter((url) => !filled.includes(`(${url})`))).toEqual([]);
  });

  it.each(providers)('$id: its page opens with a warning exactly when it needs one', ({page, state}) => {
    for (const locale of locales) {
      const text = rawOf(page.replace(/\.mdx$/, ''), locale).replace(/^---\n.*?\n---\s+/s, '');
      expect(text.startsWith(':::warning['), `${page} (${locale}) opens with a warning`).toBe(
        state !== undefined,
      );
    }
  });

  it('carry no price and no size', () => {
    const figures = textsIn(providers).flatMap((text) =>
      locales.flatMap((locale) => text[locale].match(/\$ ?\d|US\$|\d[\d.,]* ?(k|tokens)\b/gi) ?? []),
    );
    expect(figures).toEqual([]);
  });
});

it.each<readonly [string, object, readonly unknown[]]>(scales)(
  'every value of %s is used',
  (_, scale, values) => {
    expect(Object.keys(scale).filter((level) => !values.includes(level))).toEqual([]);
  },
);
