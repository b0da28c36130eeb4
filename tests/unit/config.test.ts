import {describe, expect, it} from 'vitest';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import config from '../../docusaurus.config';
import {snippetLength, suggestionLimit} from '../../src/config/search';
import {defaultLocale, localeConfigs, locales} from '../../src/config/locales';
import {baseUnder} from '../../src/config/siteAddress';
import {product} from '../../src/config/product';
import {B, K1} from '../../src/search/engine/searchIndex';
import {
  specifiedColorMode,
  specifiedContents,
  specifiedFooter,
  specifiedLocales,
  specifiedNavbar,
  specifiedRanking,
  specifiedSnippetLength,
  specifiedSuggestions,
} from '../data/specification';

const theme = config.themeConfig as ThemeConfig;

it('lets no broken link, anchor or picture through', () => {
  const hooks = {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'};
  expect(config).toMatchObject({onBrokenLinks: 'throw', onBrokenAnchors: 'throw', markdown: {hooks}});
});

describe('the configuration, by the specification', () => {
  it('has its languages, where it wants them', () => {
    expect(defaultLocale).toBe(Object.keys(specifiedLocales)[0]);
    expect(
      Object.fromEntries(
        locales.map((locale) => {
          const {label, htmlLang, direction} = localeConfigs[locale];
          return [locale, {base: baseUnder('/', locale), label, htmlLang, direction}];
        }),
      ),
    ).toEqual(specifiedLocales);
  });

  it('has its limits and its color mode', () => {
    expect(suggestionLimit).toBe(specifiedSuggestions);
    expect(snippetLength).toBe(specifiedSnippetLength);
    expect({b: B, k1: K1}).toEqual(specifiedRanking);
    expect(theme.tableOfContents).toEqual(specifiedContents);
    const {defaultMode, disableSwitch} = specifiedColorMode;
    expect(theme.colorMode).toMatchObject({defaultMode, disableSwitch});
    expect(theme.navbar?.hideOnScroll).toBe(true);
  });

  it('leads from the navbar and the footer to where it says, by its labels', () => {
    const navbar = theme.navbar?.items ?? [];
    const names = navbar.map(({label, type}) => label ?? type);
    expect(names.filter((name) => name !== 'search')).toEqual(specifiedNavbar);
    expect(navbar[0]).toMatchObject({href: product.marketplaceUrl});
    const groups = (theme.footer?.links ?? []) as {
      title: string;
      items: {label: string; href?: string; to?: string}[];
    }[];
    expect(
      Object.fromEntries(groups.map(({title, items}) => [title, items.map(({label}) => label)])),
    ).toEqual(specifiedFooter);
    const targets = groups.flatMap(({items}) => items.map(({href, to}) => href ?? to));
    expect(targets).toEqual([
      `mailto:${product.contactEmail}`,
      product.companyUrl,
      product.marketplaceUrl,
      product.openVsxUrl,
      '/terms-and-conditions/terms-conditions',
      '/terms-and-conditions/privacy-policy',
    ]);
  });
});
