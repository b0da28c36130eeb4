import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {cleanPath, escapeMalformed, ownAddress} from './address';

const clean = (path: string) => cleanPath(path, ['/', '/pt-BR/']);

describe('cleanPath', () => {
  it.each([
    ['/faq', '/faq'],
    ['/faq/', '/faq'],
    ['/faq/index.html', '/faq'],
    ['/f%61q', '/faq'],
    ['//faq//', '/faq'],
    ['/faq%20', '/faq'],
    ['/faq%0A', '/faq'],
    ['/%EF%BB%BF', '/'],
    ['/pt-BR/%20', '/pt-BR/'],
    ['/PT-BR/Features/Checkpoints.HTML', '/pt-BR/features/checkpoints'],
    ['/pt-BR', '/pt-BR/'],
    ['/index.html', '/'],
  ])('%s becomes %s', (from, to) => {
    expect(clean(from)).toBe(to);
  });

  it('leaves a malformed escape alone', () => {
    expect(clean('/%E0%A4%A')).toBe('/%e0%a4%a');
  });
});

describe('escapeMalformed', () => {
  it('escapes the percent signs of what cannot be decoded', () => {
    expect(escapeMalformed('/%E0%A4%A', decodeURI)).toBe('/%25E0%25A4%25A');
    expect(escapeMalformed('#%', decodeURIComponent)).toBe('#%25');
  });

  it('leaves everything else alone', () => {
    expect(escapeMalformed('/f%61q', decodeURI)).toBe('/f%61q');
    expect(escapeMalformed('', decodeURIComponent)).toBe('');
  });
});

describe('ownAddress', () => {
  const own = (text: string) => ownAddress(text, 'https://docs.example');

  it.each([
    ['/faq?a=1#top', '/faq?a=1#top'],
    ['/', '/'],
    ['/%', '/%25'],
    ['/a#%E0%A4%A', '/a#%25E0%25A4%25A'],
    ['/\r\n\r\n<script>', '/%3Cscript%3E'],
    ['/a?"<\n', '/a?%22%3C'],
    ['/a/../b', '/b'],
  ])('%j is %s', (text, address) => {
    expect(own(text)).toBe(address);
  });

  it.each([
    '',
    'faq',
    '//example.org/',
    '/\\example.org',
    '/\t/example.org',
    '/\n/example.org',
    '/\r\\example.org',
    '/.//example.org',
    'https://docs.example/faq',
    'https://example.org/',
    'javascript:0',
    '//[',
  ])('%j is none of the site', (text) => {
    expect(own(text)).toBeUndefined();
  });

  /** What an address is made of, and what it must not be made of. */
  const sign = fc.constantFrom(
    '\t',
    '\n',
    ' ',
    ...'/ \\ . .. : @ ? # % %2F %5C %E0 faq example.org'.split(' '),
  );

  it('is never one of another site, and can always be decoded', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(sign).map((signs) => signs.join('')),
          fc.string({unit: 'binary'}),
        ),
        (text) => {
          for (const asked of [text, `/${text}`]) {
            const address = own(asked);
            if (address !== undefined) {
              const {origin, pathname, hash} = new URL(address, 'https://docs.example');
              expect([origin, decodeURI(pathname), decodeURIComponent(hash)][0]).toBe('https://docs.example');
              expect(address).toMatch(/^\/(?!\/)/);
            }
            expect(clean(asked)).toMatch(/^(?!.*\/\/)/);
          }
        },
      ),
    );
  });
});
