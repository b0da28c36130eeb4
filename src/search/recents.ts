/** Recent searches, kept in this browser alone. */
import {useCallback, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {recentLimit} from '../config/search';

// A storage that is denied or full is no error: the list is empty then.
const slot = () => createStorageSlot('search.recent');

/** Parses the stored list; the result is empty for anything that is no JSON array. */
export function parseRecents(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value)
      ? value.filter((item) => typeof item === 'string' && item !== '').slice(0, recentLimit)
      : [];
  } catch {
    return [];
  }
}

/** The list with a query at its head, once. */
export const withRecent = (recents: readonly string[], query: string): string[] =>
  [query, ...recents.filter((recent) => recent.toLowerCase() !== query.toLowerCase())].slice(0, recentLimit);

interface Recents {
  readonly list: readonly string[];
  /** Reads the list again: another tab may have changed it. */
  readonly refresh: () => void;
  readonly add: (query: string) => void;
  readonly remove: (query: string) => void;
  readonly clear: () => void;
}

/** The recent searches of this browser, newest first. Empty until `refresh`: the static page knows none. */
export function useRecents(): Recents {
  const [list, setList] = useState<readonly string[]>([]);
  const store = useCallback((next: readonly string[]) => {
    if (next.length > 0) {
      slot().set(JSON.stringify(next));
    } else {
      slot().del();
    }
    setList(next);
  }, []);
  const read = () => parseRecents(slot().get());
  return {
    list,
    refresh: useCallback(() => setList(read()), []),
    add: useCallback((query) => query && store(withRecent(read(), query)), [store]),
    remove: useCallback((query) => store(read().filter((recent) => recent !== query)), [store]),
    clear: useCallback(() => store([]), [store]),
  };
}
