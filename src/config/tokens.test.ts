import {describe, expect, it} from 'vitest';
import {otherProduct} from '../../tests/variant/product';
import {locales, type Locale} from './locales';
import {deriveProduct, product, type ProductSource} from './product';
import {fillTokens, fillTokensDeep, tokensFor} from './tokens';

const tokens = tokensFor('en');

describe('fillTokens', () => {
  it('fills every token of a text, in code too', () => {
    expect(fillTokens('{product.code}: `{product.folder}/rules`', tokens, 'a.mdx')).toBe(
      `${product.code}: \`${product.folder}/rules\``,
    );
  });

  it('leaves other braces alone', () => {
    const text = '{props.name} ${value} {product} f"{product}"';
    expect(fillTokens(text, tokens, 'a.mdx')).toBe(text);
  });

  it('names an unknown token, its file and line, and the allowed ones that are most like it, or all', () => {
    expect(() => fillTokens('one\ntwo {product.names}', tokens, 'docs/a.mdx')).toThrow(
      /^docs\/a\.mdx:2: the unknown token \{product\.names\}; write one of src\/config\/product\.ts, such as \{product\.name\}/,
    );
    expect(() => fillTokens('{product.x}', {name: 'A', slug: 'a'}, 'a.mdx')).toThrow(
      /product\.ts: name, slug$/,
    );
  });
});

it('fillTokensDeep reaches lists and objects, and leaves numbers and dates as they are', () => {
  const date = new Date(0);
  expect(
    fillTokensDeep({title: '{product.name}', keywords: ['{product.slug}'], n: 1, date}, tokens, 'a.mdx'),
  ).toEqual({title: product.name, keywords: [product.slug], n: 1, date});
});

describe('tokensFor', () => {
  it.each([
    ['freeTierAmount', 20, '$20', 'US$\u00a020'],
    ['effectiveDate', '2026-11-01', 'November 1, 2026', '1º de novembro de 2026'],
    ['releaseDate', '2026-03', 'March 2026', 'março de 2026'],
    ['accessLogRetention', {months: 1}, '1 month', '1 mês'],
    ['termsNotice', {days: 30}, '30 days', '30 dias'],
    ['prevailingLanguage', 'pt-BR', 'Portuguese', 'português'],
  ])('writes %s as each language does', (key, value, english, portuguese) => {
    const given = deriveProduct({...product, [key]: value});
    expect([tokensFor('en', given)[key], tokensFor('pt-BR', given)[key]]).toEqual([english, portuguese]);
  });

  it('says in a sentence what an owner has decided', () => {
    const tokensWith = (decided: Partial<ProductSource>, locale: Locale = 'en') =>
      tokensFor(locale, deriveProduct({...product, ...decided}));
    const {gatewayStorage} = tokensWith({gatewayStoresContent: false, gatewayRetention: {days: 90}});
    expect(gatewayStorage).toMatch(/without storing them, .* for 90 days\.$/);
    const other = tokensWith({gatewayStoresContent: true, gatewayRetention: {months: 2}}, 'pt-BR');
    expect(other.gatewayStorage).toMatch(/^O gateway guarda os prompts .* por 2 meses\.$/);
    const {telemetryDefault} = tokensWith({telemetryDefault: 'on'});
    expect(telemetryDefault).toBe('on until you turn it off');
    expect(tokensWith({euRepresentative: ''}).euRepresentative).toBe('');
    const {euRepresentative} = tokensWith({euRepresentative: 'X'});
    expect(euRepresentative).toBe('Our representative in the European Union is X.');
  });

  it('has every key of the product as words, and none of it in another product', () => {
    for (const locale of locales) {
      const shipped = tokensFor(locale);
      const other = tokensFor(locale, deriveProduct(otherProduct));
      expect(Object.keys(other)).toEqual(Object.keys(shipped));
      for (const [key, value] of Object.entries(shipped)) {
        expect(value, key).toBeTypeOf('string');
        expect(other[key], key).not.toBe(value);
      }
    }
  });
});
