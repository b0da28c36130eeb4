import useIsBrowser from '@docusaurus/useIsBrowser';

/** True on the systems whose shortcuts use Cmd. */
const isApple = (userAgent: string): boolean => /mac|iphone|ipad/i.test(userAgent);

/** The shortcut that focuses the search. */
export interface Shortcut {
  /** The key held down, as `KeyboardEvent` names it. */
  readonly modifier: 'ctrlKey' | 'metaKey';
  readonly key: string;
  /** Labels of the keys, as they are shown. */
  readonly caps: readonly string[];
  /** The same for assistive technology, in the vocabulary of `aria-keyshortcuts`. */
  readonly aria: string;
}

const shortcuts = {
  apple: {modifier: 'metaKey', key: 'k', caps: ['⌘', 'K'], aria: 'Meta+K'},
  other: {modifier: 'ctrlKey', key: 'k', caps: ['Ctrl', 'K'], aria: 'Control+K'},
} as const satisfies Record<string, Shortcut>;

/** The shortcut of a system, from what its browser calls itself (`navigator.userAgent`). */
export const shortcutOf = (userAgent: string): Shortcut => shortcuts[isApple(userAgent) ? 'apple' : 'other'];

/** The shortcut of the reader's system; undefined before hydration, when the system is not known. */
export const useShortcut = (): Shortcut | undefined =>
  useIsBrowser() ? shortcutOf(navigator.userAgent) : undefined;

/** True when the keys pressed are the shortcut and no more. */
export const isPressed = ({modifier, key}: Shortcut, event: KeyboardEvent): boolean =>
  // Autofill sends keydown events without `key`, so no method of `event.key` is called.
  (event.key === key || event.key === key.toUpperCase()) &&
  event.ctrlKey === (modifier === 'ctrlKey') &&
  event.metaKey === (modifier === 'metaKey') &&
  !event.altKey &&
  !event.shiftKey;
