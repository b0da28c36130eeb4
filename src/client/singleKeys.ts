/**
 * Shortcuts of one character, such as `/`. Speech input and a slip of the hand
 * press such keys too, so a reader can turn them off (WCAG 2.1.4).
 */
import {createStorageSlot} from '@docusaurus/theme-common';
import {isComposing} from './composing';

/** Key in the local storage of the choice: `on` or `off`. */
export const SINGLE_KEYS = 'shortcuts.single';

// Created at use, because there is no storage during the build.
const slot = () => createStorageSlot(SINGLE_KEYS);

/** The choice on this page, for browsers that deny storage. */
let choice: string | undefined;

/** Whether single keys are on: the last choice in any tab, on without one. */
export const areSingleKeysOn = (): boolean => (slot().get() ?? choice) !== 'off';

/** Keeps the choice in the browser, or for this page alone where storage is denied. */
export function setSingleKeys(isOn: boolean): void {
  choice = isOn ? 'on' : 'off';
  slot().set(choice);
}

// cspell:ignore contenteditable
const fields = 'input,textarea,select,[contenteditable]';

/** True when a single key shortcut is pressed: not in a field, not with modifiers, and not turned off. */
export const isSingleKey = (event: KeyboardEvent, key: string): boolean =>
  event.key === key &&
  !event.metaKey &&
  // Both are down where the character needs AltGr.
  event.ctrlKey === event.altKey &&
  !event.defaultPrevented &&
  !isComposing(event) &&
  !(event.target as Element | null)?.closest?.(fields) &&
  areSingleKeysOn();
