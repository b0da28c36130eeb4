import {describe, expect, it} from 'vitest';
import {otherProduct} from '../../tests/variant/product';
import {locales} from './locales';
import {deriveProduct, product} from './product';
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

  it('names an unknown token, its file and line, and the allowed ones', () => {
    expect(() => fillTokens('one\ntwo {product.nmae}', tokens, 'docs/a.mdx')).toThrow(
      /Unknown token \{product\.nmae\} in docs\/a\.mdx, line 2\. Allowed: .*\{product\.name\}/,
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
  it('writes amounts and dates as each language does', () => {
    const given = deriveProduct({...product, freeTierAmount: 20, effectiveDate: '2026-11-01'});
    expect(tokensFor('en', given).freeTierAmount).toBe('$20');
    expect(tokensFor('pt-BR', given).freeTierAmount).toBe('US$\u00a020');
    expect(tokensFor('en', given).effectiveDate).toBe('November 1, 2026');
    expect(tokensFor('pt-BR', given).effectiveDate).toBe('1 de novembro de 2026');
    const release = deriveProduct({...product, releaseDate: '2026-03'});
    expect(tokensFor('en', release).releaseDate).toBe('March 2026');
    expect(tokensFor('pt-BR', release).releaseDate).toBe('março de 2026');
  });

  it('writes periods and the name of a language', () => {
    const given = deriveProduct({
      ...product,
      accessLogRetention: {months: 1},
      termsNotice: {days: 30},
      prevailingLanguage: 'pt-BR',
    });
    expect(tokensFor('en', given)).toMatchObject({
      accessLogRetention: '1 month',
      termsNotice: '30 days',
      prevailingLanguage: 'Portuguese',
    });
    expect(tokensFor('pt-BR', given)).toMatchObject({
      accessLogRetention: '1 mês',
      termsNotice: '30 dias',
      prevailingLanguage: 'português',
    });
  });

  it('says in a sentence what an owner has decided', () => {
    const given = deriveProduct({...product, gatewayStoresContent: false, gatewayRetention: {days: 90}});
    expect(tokensFor('en', given).gatewayStorage).toMatch(/without storing them, .* for 90 days\.$/);
    const other = deriveProduct({...product, gatewayStoresContent: true, gatewayRetention: {months: 2}});
    expect(tokensFor('pt-BR', other).gatewayStorage).toMatch(
      /^O gateway guarda os prompts .* por 2 meses\.$/,
    );
    expect(tokensFor('en', deriveProduct({...product, telemetryDefault: 'on'})).telemetryDefault).toBe(
      'on until you turn it off',
    );
    expect(tokensFor('en', deriveProduct({...product, euRepresentative: ''})).euRepresentative).toBe('');
    expect(tokensFor('en', deriveProduct({...product, euRepresentative: 'X'})).euRepresentative).toBe(
      'Our representative in the European Union is X.',
    );
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
