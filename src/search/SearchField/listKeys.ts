import type {KeyboardEvent} from 'react';
import {nextActive, type Option} from './suggestions';

/** The state of a list, and the actions that keys have on it. */
interface KeyedList {
  readonly options: readonly Option[];
  /** Number of the active line; -1 for none. */
  readonly active: number;
  /** Id of the active line. */
  readonly activeId: string | undefined;
  readonly setActive: (index: number) => void;
  /** Shows the list again where it was dismissed. */
  readonly reopen: () => void;
  /** Forgets a recent search. */
  readonly remove: (query: string) => void;
}

/** Acts on a key that is pressed in the field, as the combobox pattern of the WAI-ARIA practices has it. */
export function pressKey(event: KeyboardEvent, list: KeyedList): void {
  const {options, active, activeId, setActive, reopen, remove} = list;
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      event.preventDefault();
      reopen();
      if (!event.altKey) {
        setActive(nextActive(active, options.length, event.key === 'ArrowDown' ? 1 : -1));
      }
      break;
    }
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
    case 'Escape':
      // The caret moves in the field, so no option stays active and Enter submits the field.
      setActive(-1);
      break;
    case 'Enter':
      if (activeId !== undefined) {
        event.preventDefault();
        const {ctrlKey, metaKey, shiftKey} = event;
        document
          .getElementById(activeId)
          ?.dispatchEvent(
            new window.MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey}),
          );
      }
      break;
    case 'Delete': {
      const option = options[active];
      if (option?.kind === 'recent') {
        event.preventDefault();
        remove(option.query ?? '');
      }
      break;
    }
  }
}
