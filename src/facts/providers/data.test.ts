import {describe, expect, it} from 'vitest';
import {repeated, textFaults, textsIn, splitMarks} from '../../../tests/support/localizedTexts';
import {locales} from '../../config/locales';
import {entry, readProp} from '../../config/props';
import {product} from '../../config/product';
import {sections} from '../../config/sections';
import {fillTokens, tokensFor} from '../../config/tokens';
import labels from '../labels/extension.json';
import {
  baseUrlChanges,
  keyNeeds,
  offlineLevels,
  providerKinds,
  providers,
  providerStates,
  reasoningControls,
  supportLevels,
  type Provider,
} from './data';
import {addressOf} from '../pages';

const scales = {
  providerKinds,
  keyNeeds,
  supportLevels,
  reasoningControls,
  offlineLevels,
  baseUrlChanges,
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

  it.each(providers)('$id: a required key can be made somewhere', (provider) => {
    expect(provider.key.level === 'required' && provider.keyFrom === undefined).toBe(false);
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

  it.each(providers)('$id: its line is one, different in each language', ({summary}) => {
    expect(summary['pt-BR']).not.toBe(summary.en);
    for (const locale of locales) {
      expect(summary[locale]).toMatch(/^[^\n]{15,110}\.$/);
    }
  });

  it('take their names from the product', () => {
    const own = providers.find(({kind}) => kind === 'own');
    expect(own?.name).toBe(product.code);
    expect(own && addressOf(own.page)).toBe(`/providers/${product.provider}`);
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

describe('texts of the providers', () => {
  const texts = textsIn({providers, ...scales});

  it('are there in both languages, with their marks closed and their tokens known', () => {
    expect(texts.length).toBeGreaterThan(providers.length);
    expect(texts.flatMap(textFaults)).toEqual([]);
    for (const text of texts) {
      for (const locale of locales) {
        expect(fillTokens(text[locale], tokensFor(locale), text.en)).not.toContain('{product.');
      }
    }
  });

  it('have the same code marks in both languages', () => {
    const codeOf = (text: string) =>
      splitMarks(text)
        .filter(({kind}) => kind === 'code')
        .map(({text: code}) => code);
    for (const text of texts) {
      expect(codeOf(text['pt-BR'])).toEqual(codeOf(text.en));
    }
  });

  it('in bold are written as in the interface, in each language', () => {
    for (const locale of locales) {
      const written = new Set(labels.map((label) => label[locale]));
      const quoted = texts.flatMap((text) =>
        splitMarks(text[locale]).flatMap(({kind, text: label}) => (kind === 'label' ? label : [])),
      );
      expect(quoted.filter((label) => !written.has(label))).toEqual([]);
    }
  });

  it.each(Object.entries(scales))('%s: every value of the scale is used', (name, scale) => {
    const used = new Set(
      providers.flatMap(({kind, key, caching, images, reasoning, offline, baseUrl, state}) => {
        const values: Record<string, (string | undefined)[]> = {
          providerKinds: [kind],
          keyNeeds: [key.level],
          supportLevels: [caching.level, images.level],
          reasoningControls: [reasoning.level],
          offlineLevels: [offline.level],
          baseUrlChanges: [baseUrl.level],
          providerStates: [state?.level],
        };
        return values[name] ?? [];
      }),
    );
    expect(Object.keys(scale).filter((level) => !used.has(level))).toEqual([]);
  });
});
