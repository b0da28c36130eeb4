import {useEffect, useRef, type RefObject} from 'react';
import {isSingleKey} from '../../client/singleKeys';
import {isPressed, type Shortcut} from '../shortcut';

export interface FocusShortcut {
  /** Puts the focus back to where the shortcut took it from. */
  readonly giveFocusBack: () => void;
  /** Call this when the focus has gone elsewhere: it must not be moved back then. */
  readonly forgetFocus: () => void;
}

/**
 * Focuses a field by the shortcut, and by `/`.
 *
 * @param shortcut undefined for a field without a shortcut, and before hydration
 */
export function useFocusShortcut(
  inputRef: RefObject<HTMLInputElement | null>,
  shortcut: Shortcut | undefined,
): FocusShortcut {
  const focusedBefore = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!shortcut) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if ((!event.defaultPrevented && isPressed(shortcut, event)) || isSingleKey(event, '/')) {
        event.preventDefault();
        if (document.activeElement !== inputRef.current && document.activeElement instanceof HTMLElement) {
          focusedBefore.current = document.activeElement;
        }
        // The navbar may be out of sight; it comes back with the focus, and the page stays where it is.
        inputRef.current?.focus({preventScroll: true});
        inputRef.current?.select();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [inputRef, shortcut]);

  return {
    giveFocusBack() {
      const target = focusedBefore.current;
      focusedBefore.current = null;
      if (target?.isConnected && target !== document.body) {
        target.focus({preventScroll: true});
      } else if (target) {
        inputRef.current?.blur();
      }
    },
    forgetFocus() {
      focusedBefore.current = null;
    },
  };
}
