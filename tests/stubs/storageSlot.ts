/** Stands in for the theme's slots of the browser's storage in unit tests: each keeps its value in `localStorage`. */
import {useSyncExternalStore} from 'react';

interface Slot {
  get: () => string | null;
  set: (value: string) => void;
  del: () => void;
}

const slots = new Map<string, Slot>();

/** The slot of a key: one and the same for a test and for what it tests. */
export function createStorageSlot(key: string): Slot {
  const slot = slots.get(key) ?? {
    get: () => localStorage.getItem(key),
    set(value) {
      localStorage.setItem(key, value);
      window.dispatchEvent(new Event('storage'));
    },
    del: () => localStorage.removeItem(key),
  };
  slots.set(key, slot);
  return slot;
}

export function useStorageSlot(key: string): [string | null, Slot] {
  const value = useSyncExternalStore(
    (listen) => {
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
    () => localStorage.getItem(key),
    () => null,
  );
  return [value, createStorageSlot(key)];
}
