/** Stands in for the theme's slots of the browser's storage in unit tests: each keeps its value in `localStorage`. */
import {useSyncExternalStore} from 'react';

interface Slot {
  set: (value: string) => void;
}

const slots = new Map<string, Slot>();

/** The slot of a key: one and the same for a test and for what it tests. */
export function slotOf(key: string): Slot {
  const slot = slots.get(key) ?? {
    set(value: string) {
      localStorage.setItem(key, value);
      window.dispatchEvent(new Event('storage'));
    },
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
  return [value, slotOf(key)];
}
