import {describe, expect, it} from 'vitest';
import {emptyFolder} from '../../tests/support/folder';
import {openFileCache} from './fileCache';

describe('what is made of texts', () => {
  const folder = emptyFolder();

  /** A run over some pages. @returns the pages that it made something of */
  function run(pages: readonly string[], version = 'one'): string[] {
    const made: string[] = [];
    const cache = openFileCache<{text: string; none: undefined}>(folder.inside('below/pages'), () => version);
    for (const page of pages) {
      const make = () => {
        made.push(page);
        return {text: page.toUpperCase(), none: undefined};
      };
      expect(cache.get(page) ?? cache.set(page, make())).toEqual({text: page.toUpperCase(), none: undefined});
    }
    cache.save();
    return made;
  }

  it('is made of the pages alone that have changed', () => {
    expect(run(['a', 'b'])).toEqual(['a', 'b']);
    expect(run(['a', 'b'])).toEqual([]);
    expect(run(['a', 'c'])).toEqual(['c']);
  });

  it('is forgotten of the pages that are gone', () => {
    run(['a', 'b']);
    run(['a']);
    expect(run(['a', 'b'])).toEqual(['b']);
  });

  it('is made anew when the version is another', () => {
    run(['a']);
    expect(run(['a'], 'two')).toEqual(['a']);
  });

  it('is made anew when what was kept cannot be read', () => {
    run(['a']);
    folder.write('below/pages', 'cut off');
    expect(run(['a'])).toEqual(['a']);
  });

  it('is not kept without a file', () => {
    const never = () => {
      throw new Error('asked');
    };
    const cache = openFileCache<string>(undefined, never);
    expect(cache.get('a') ?? cache.set('a', 'first')).toBe('first');
    cache.save();
    expect(openFileCache<string>(undefined, never).get('a')).toBeUndefined();
  });
});
