import {describe, expect, it} from 'vitest';
import {cleanPath} from './address';

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
