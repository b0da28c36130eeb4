import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {queryLimits} from '../config/search';
import {
  capQuery,
  contextOf,
  isCut,
  isWordless,
  kindOf,
  knownContext,
  knownKind,
  knownPage,
  requestOfKind,
  resultsUrl,
} from './query';

it('isWordless is true for signs alone, whatever the script', () => {
  expect(['-----', ' *** ', '<>', '“…”', '😀'].filter(isWordless)).toHaveLength(5);
  expect(['', '  ', 'a-', '--flag', 'é', '7', '日本'].filter(isWordless)).toEqual([]);
});

describe('capQuery', () => {
  it('leaves an ordinary query as it is, but for its spaces', () => {
    expect(capQuery('  use-mcp   tool\n')).toBe('use-mcp tool');
    expect(isCut('  use-mcp   tool\n')).toBe(false);
    expect(capQuery(' - -- ')).toBe('');
  });

  it('keeps within characters, words and characters of a word', () => {
    const words = 'ab '.repeat(1000);
    expect(capQuery(words).split(' ')).toHaveLength(queryLimits.words);
    expect(capQuery('x'.repeat(2000))).toHaveLength(queryLimits.wordCharacters);
    expect(capQuery('a-'.repeat(1000)).match(/a/g)).toHaveLength(queryLimits.words);
    expect(capQuery('12345678901 '.repeat(200)).length).toBeLessThanOrEqual(queryLimits.characters);
    expect(isCut(words)).toBe(true);
    // No character is cut in half.
    expect(capQuery('😀'.repeat(1000))).toBe('😀'.repeat(queryLimits.wordCharacters));
  });

  it('keeps within them for any text, and is right the first time', () => {
    const sign = fc.constantFrom(' ', '-', '\n', 'ab', '😀', 'é', '`', '"', '$(', '-am');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(sign, {maxLength: 400}).map((signs) => signs.join('')),
          fc.string({unit: 'binary', maxLength: 1000}),
        ),
        (text) => {
          const capped = capQuery(text);
          expect(capQuery(capped)).toBe(capped);
          expect([...capped].length).toBeLessThanOrEqual(queryLimits.characters);
          const words = capped.match(/[^\s-]+/g) ?? [];
          expect(words.length).toBeLessThanOrEqual(queryLimits.words);
        },
      ),
    );
  });
});

it.each([
  ['/features/checkpoints', '/', 'features'],
  ['/features/tools/apply-diff', '/', 'features/tools'],
  ['/pt-BR/features/tools/apply-diff', '/pt-BR/', 'features/tools'],
  // The home page, a lookalike and a page of elsewhere.
  ['/', '/', ''],
  ['/features-old/x', '/', ''],
  ['/features/checkpoints', '/pt-BR/', ''],
])('the narrowest context of %s under %s is "%s"', (url, base, context) => {
  expect(contextOf(url, base)).toBe(context);
});

describe('the results page’s address', () => {
  it.each([
    ['/', {query: ''}, '/search'],
    ['/pt-BR/', {query: 'a & b', context: 'features'}, '/pt-BR/search?q=a+%26+b&ctx=features'],
    ['/', {query: 'a', kind: 'setting', page: 3}, '/search?q=a&kind=setting&page=3'],
    ['/', {query: 'a', page: 1}, '/search?q=a'],
  ] as const)('under %s for %j is %s', (base, asked, url) => {
    expect(resultsUrl(base, asked)).toBe(url);
  });

  it('is read with care', () => {
    expect(['features', '../../etc', null].map(knownContext)).toEqual(['features', '', '']);
    expect(['tool', 'toString', null].map(knownKind)).toEqual(['tool', undefined, undefined]);
    expect(['2', '0', '-1', '1e9', '', null].map(knownPage)).toEqual([2, 1, 1, 1, 1, 1]);
  });
});

describe('the kinds of pages', () => {
  it('come from their folders', () => {
    expect(kindOf('/pt-BR/features/tools/read-file#use', '/pt-BR/')).toBe('tool');
    expect(kindOf('/providers/ollama', '/')).toBe('provider');
    expect(kindOf('/features/checkpoints', '/')).toBe('guide');
  });

  it('are asked of the engine by folders, and rows by their kind', () => {
    expect(requestOfKind('guide')).toEqual({folders: {except: ['features/tools', 'providers']}});
    expect(requestOfKind('tool').folders).toEqual({only: ['features/tools']});
    expect(requestOfKind('command')).toEqual({entryKind: 'command'});
    expect(requestOfKind('calculator')).toEqual({entryKind: 'calculator'});
    expect(requestOfKind(undefined)).toEqual({});
  });
});
