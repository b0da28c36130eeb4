import {describe, expect, it} from 'vitest';
import {textsIn} from './localized';
import {repeated} from '../../tests/support/localizedTexts';
import {rawOf} from '../../tests/support/places';
import {describeTexts} from '../../tests/support/topicTexts';
import {locales} from '../config/locales';
import {entry, readProp} from '../config/props';
import {product} from '../config/product';
import {sections} from '../config/sections';
import {
  baseUrlChanges,
  keyNeeds,
  kindRoutes,
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

const scales = {
  providerKinds,
  keyNeeds,
  supportLevels,
  reasoningControls,
  offlineLevels,
  baseUrlChanges,
  modelLists,
  providerStates,
};

/** Every address that a provider's facts link to. */
function linksOf({keyFrom, catalog}: Provider): string[] {
  return [...(keyFrom?.pages ?? []), ...(catalog.pages ?? [])].map(({url}) => url);
}

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
    const places = providers.map(({kind}) => order.indexOf(kind));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(order.length);
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
    expect(baseUrl.addresses === undefined).toBe(unnamed);
    for (const address of baseUrl.addresses ?? []) {
      expect(address).toMatch(/^(https:\/\/[^/]+\.\w+|http:\/\/localhost:\d+)(\/[\w/]+[^/])?$/);
    }
  });

  it.each(providers)('$id: its links are safe, each once', (provider) => {
    const links = linksOf(provider);
    expect(links.filter((url) => !url.startsWith('https://') || !URL.canParse(url))).toEqual([]);
    expect(repeated(links)).toEqual([]);
  });

  it.each(providers)('$id: it works offline only where nothing leaves the network', ({kind, offline}) => {
    expect(offline.level !== 'no').toBe(kind === 'local' || kind === 'compatible');
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
    const missing = pages.flatMap((page) =>
      providers
        .filter(
          (one) =>
            !rawOf(page, locale).includes(
              `[${one.name === product.code ? '{product.code}' : one.name}](../${one.page})`,
            ),
        )
        .map(({id}) => `${page}: ${id}`),
    );
    expect(missing).toEqual([]);
    const keys = rawOf('getting-started/connecting-api-provider', locale).replaceAll(
      '{product.accountUrl}',
      product.accountUrl,
    );
    const urls = providers.flatMap(({keyFrom}) => (keyFrom?.pages ?? []).map(({url}) => url));
    expect(urls.filter((url) => !keys.includes(`(${url})`))).toEqual([]);
  });

  it.each(providers)('$id: its page opens with a warning exactly when it needs one', ({page, state}) => {
    for (const locale of locales) {
      const opening = rawOf(page.replace(/\.mdx$/, ''), locale)
        .split('---\n')
        .slice(2)
        .join('---\n')
        .trimStart();
      expect(opening.startsWith(':::warning['), page).toBe(state !== undefined);
    }
  });

  it('carry no price and no size', () => {
    const figures = textsIn(providers).flatMap((text) =>
      locales.flatMap((locale) => text[locale].match(/\$ ?\d|US\$|\d[\d.,]* ?(k|tokens)\b/gi) ?? []),
    );
    expect(figures).toEqual([]);
  });

  it('are found by id, and an unknown one is refused with the allowed ones', () => {
    const read = (value: unknown) => readProp('ProviderFacts', 'provider', value, entry(providers, 'id'));
    expect(read('bedrock').kind).toBe('cloud');
    expect(() => read('aws')).toThrow(
      /<ProviderFacts>: provider is "aws"; allowed: "product-code", "requesty", /,
    );
    expect(() => read(undefined)).toThrow(/provider is missing/);
  });
});

describeTexts('the providers', {providers, kindRoutes, ...scales});

/** The values of each scale that a provider has. */
const used: Readonly<Record<keyof typeof scales, readonly unknown[]>> = {
  providerKinds: providers.map(({kind}) => kind),
  keyNeeds: providers.map(({key}) => key.level),
  supportLevels: providers.flatMap(({caching, images}) => [caching.level, images.level]),
  reasoningControls: providers.map(({reasoning}) => reasoning.level),
  offlineLevels: providers.map(({offline}) => offline.level),
  baseUrlChanges: providers.map(({baseUrl}) => baseUrl.level),
  modelLists: providers.map(({modelList}) => modelList),
  providerStates: providers.map(({state}) => state),
};

it.each(Object.entries(used))('every value of %s is used', (name, values) => {
  const scale = Object.keys(scales[name as keyof typeof scales]);
  expect(scale.filter((level) => !values.includes(level))).toEqual([]);
});
