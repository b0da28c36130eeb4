import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {queryLimits, searchContexts} from '../config/search';
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
  });

  it('keeps within characters, words and characters of a word', () => {
    const words = 'ab '.repeat(1000);
    expect(capQuery(words).split(' ')).toHaveLength(queryLimits.words);
    expect(capQuery('x'.repeat(2000))).toHaveLength(queryLimits.wordCharacters);
    expect(capQuery('a-'.repeat(1000)).match(/a/g)).toHaveLength(queryLimits.words);
    expect(capQuery('12345678901 '.repeat(200)).length).toBeLessThanOrEqual(queryLimits.characters);
    expect(isCut(words)).toBe(true);
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

  it('cuts no character in half', () => {
    expect(capQuery('😀'.repeat(1000))).toBe('😀'.repeat(queryLimits.wordCharacters));
  });

  it('is empty for nothing but spaces and hyphens', () => {
    expect(capQuery(' - -- ')).toBe('');
  });
});

describe('contexts', () => {
  const [first] = searchContexts;

  it('knows the configured ones only', () => {
    expect(knownContext(first?.path ?? '')).toBe(first?.path);
    expect(knownContext('../../etc')).toBe('');
    expect(knownContext(null)).toBe('');
  });

  it('finds the narrowest context of a page, in both languages', () => {
    expect(contextOf('/features/checkpoints', '/')).toBe('features');
    expect(contextOf('/features/tools/apply-diff', '/')).toBe('features/tools');
    expect(contextOf('/pt-BR/features/tools/apply-diff', '/pt-BR/')).toBe('features/tools');
  });

  it('finds none for the home page, a lookalike and a page of elsewhere', () => {
    expect(contextOf('/', '/')).toBe('');
    expect(contextOf('/features-old/x', '/')).toBe('');
    expect(contextOf('/features/checkpoints', '/pt-BR/')).toBe('');
  });
});

it('resultsUrl writes what there is, encoded', () => {
  expect(resultsUrl('/', {query: ''})).toBe('/search');
  expect(resultsUrl('/pt-BR/', {query: 'a & b', context: 'features'})).toBe(
    '/pt-BR/search?q=a+%26+b&ctx=features',
  );
});

describe('the results page’s address', () => {
  it('keeps the kind and the page of results, and leaves out what goes without saying', () => {
    expect(resultsUrl('/', {query: 'a', kind: 'setting', page: 3})).toBe('/search?q=a&kind=setting&page=3');
    expect(resultsUrl('/', {query: 'a', page: 1})).toBe('/search?q=a');
  });

  it('is read with care', () => {
    expect([knownKind('tool'), knownKind('toString'), knownKind(null)]).toEqual([
      'tool',
      undefined,
      undefined,
    ]);
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
