import {expect, beforeEach, describe, it} from 'vitest';
import {emptyFolder} from '../../../tests/support/folder';
import {openPageCache} from './pageCache';

describe('what is made of pages', () => {
  const folder = emptyFolder();
  beforeEach(() => folder.write('code.ts', 'one'));

  /** A build of some pages. @returns the pages that it made something of */
  async function build(pages: readonly string[]): Promise<string[]> {
    const made: string[] = [];
    const cache = await openPageCache<{text: string; none: undefined}>(folder.inside('below/pages'), [
      folder.inside('code.ts'),
    ]);
    for (const page of pages) {
      const found = await cache.of(page, () => {
        made.push(page);
        return Promise.resolve({text: page.toUpperCase(), none: undefined});
      });
      expect(found).toEqual({text: page.toUpperCase(), none: undefined});
    }
    await cache.save();
    return made;
  }

  it('makes something of the pages alone that have changed', async () => {
    expect(await build(['a', 'b'])).toEqual(['a', 'b']);
    expect(await build(['a', 'b'])).toEqual([]);
    expect(await build(['a', 'c'])).toEqual(['c']);
  });

  it('forgets the pages that are gone', async () => {
    await build(['a', 'b']);
    await build(['a']);
    expect(await build(['a', 'b'])).toEqual(['b']);
  });

  it('begins anew when the code has changed', async () => {
    await build(['a']);
    folder.write('code.ts', 'two');
    expect(await build(['a'])).toEqual(['a']);
  });

  it('begins anew when what was kept cannot be read', async () => {
    await build(['a']);
    folder.write('below/pages', 'cut off');
    expect(await build(['a'])).toEqual(['a']);
  });

  it('keeps nothing without a file', async () => {
    const cache = await openPageCache<string>(undefined, []);
    expect(await cache.of('a', () => Promise.resolve('first'))).toBe('first');
    await cache.save();
    expect(await cache.of('a', () => Promise.resolve('second'))).toBe('second');
  });
});
