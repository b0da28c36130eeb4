import {describe, expect, it} from 'vitest';
import {baseUnder, siteAddressOf} from './siteAddress';

describe('siteAddressOf', () => {
  it.each([
    ['https://docs.example.com', 'https://docs.example.com', '/'],
    ['https://example.com/docs', 'https://example.com', '/docs/'],
    ['http://localhost:3000/a/b', 'http://localhost:3000', '/a/b/'],
  ])('%s', (docsUrl, origin, base) => {
    expect(siteAddressOf(docsUrl)).toEqual({origin, base});
  });

  it.each([
    'https://docs.example.com/',
    'https://example.com/docs/',
    'https://example.com/docs?a=1',
    'https://example.com/docs#a',
    'docs.example.com',
    'ftp://example.com',
    '',
  ])('refuses "%s", and says what is allowed and where', (docsUrl) => {
    expect(() => siteAddressOf(docsUrl)).toThrow(
      `product.docsUrl is "${docsUrl}"; allowed: https://, a host, and a path without a slash at the end`,
    );
    expect(() => siteAddressOf(docsUrl)).toThrow('src/config/product.ts');
  });
});

it('baseUnder puts the default language at the base of the site, and the others below it', () => {
  expect(baseUnder('/', 'en')).toBe('/');
  expect(baseUnder('/', 'pt-BR')).toBe('/pt-BR/');
  expect(baseUnder('/docs/', 'en')).toBe('/docs/');
  expect(baseUnder('/docs/', 'pt-BR')).toBe('/docs/pt-BR/');
});
