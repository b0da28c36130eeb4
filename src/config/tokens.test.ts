import {describe, expect, it} from 'vitest';
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

  it('is pure', () => {
    expect(fillTokens('{product.name}', tokens, 'a')).toBe(fillTokens('{product.name}', tokens, 'a'));
  });
});

describe('fillTokensDeep', () => {
  it('reaches lists and objects, and leaves numbers and dates as they are', () => {
    const date = new Date(0);
    expect(
      fillTokensDeep({title: '{product.name}', keywords: ['{product.slug}'], n: 1, date}, tokens, 'a.mdx'),
    ).toEqual({title: product.name, keywords: [product.slug], n: 1, date});
  });
});

describe('tokensFor', () => {
  it('writes amounts and dates as each language does', () => {
    const given = deriveProduct({...product, freeTierAmount: 20, effectiveDate: '2026-11-01'});
    expect(tokensFor('en', given).freeTierAmount).toBe('$20');
    expect(tokensFor('pt-BR', given).freeTierAmount).toBe('US$\u00a020');
    expect(tokensFor('en', given).effectiveDate).toBe('November 1, 2026');
    expect(tokensFor('pt-BR', given).effectiveDate).toBe('1 de novembro de 2026');
  });
});

describe('deriveProduct', () => {
  it('refuses a slug that cannot be part of a route', () => {
    expect(() => deriveProduct({...product, slug: 'My Product'})).toThrow(
      /"My Product"; allowed: lower-case/,
    );
  });

  it('derives every identifier from name, slug and publisher', () => {
    const other = deriveProduct({...product, name: 'Quartzo', slug: 'quartzo', publisher: 'labs'});
    expect(other).toMatchObject({
      code: 'Quartzo Code',
      platform: 'Quartzo Platform',
      provider: 'quartzocode',
      extensionId: 'labs.quartzo-code',
      settings: 'quartzo-code',
      folder: '.quartzocode',
      ignoreFile: '.quartzocodeignore',
      modesFile: '.quartzocodemodes',
    });
  });
});
