/**
 * Shortcuts of one character, such as `/`. Speech input and a slip of the hand
 * press such keys too, so a reader can turn them off (WCAG 2.1.4).
 */
import {createStorageSlot} from '@docusaurus/theme-common';
import {isComposing} from './composing';

/** Where the browser keeps the choice: `on` or `off`. */
export const SINGLE_KEYS = 'shortcuts.single';

// Made when it is used: a build has no storage.
const slot = () => createStorageSlot(SINGLE_KEYS);

/** The choice on this page, for browsers that deny storage. */
let choice: string | undefined;

/** What the reader chose last, in any tab; on for who never chose. */
export const areSingleKeysOn = (): boolean => (slot().get() ?? choice) !== 'off';

/** Keeps the choice in the browser, or for this page alone where storage is denied. */
export function setSingleKeys(isOn: boolean): void {
  choice = isOn ? 'on' : 'off';
  slot().set(choice);
}

// cspell:ignore contenteditable
const fields = 'input,textarea,select,[contenteditable]';

/** True when a key is pressed that means something alone: not in a field, and not together with others. */
export const isSingleKey = (event: KeyboardEvent, key: string): boolean =>
  event.key === key &&
  !event.metaKey &&
  // Both are down where the character needs AltGr.
  event.ctrlKey === event.altKey &&
  !event.defaultPrevented &&
  !isComposing(event) &&
  !(event.target as Element | null)?.closest?.(fields) &&
  areSingleKeysOn();
