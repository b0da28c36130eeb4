import {describe, expect, it} from 'vitest';
import {cleanPath, escapeMalformed} from './address';

const clean = (path: string) => cleanPath(path, ['/', '/pt-BR/']);

describe('cleanPath', () => {
  it.each([
    ['/faq', '/faq'],
    ['/faq/', '/faq'],
    ['/faq.html', '/faq'],
    ['/faq/index.html', '/faq'],
    ['/FAQ', '/faq'],
    ['/f%61q', '/faq'],
    ['//faq//', '/faq'],
    ['/pt-br/faq', '/pt-BR/faq'],
    ['/PT-BR/Features/Checkpoints.HTML', '/pt-BR/features/checkpoints'],
    ['/pt-BR', '/pt-BR/'],
    ['/pt-BR/index.html', '/pt-BR/'],
    ['/index.html', '/'],
    ['/', '/'],
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
