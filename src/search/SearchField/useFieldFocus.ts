import {useEffect, useState, type FocusEvent, type RefObject} from 'react';
import {useBackCloses, type BackCloses} from '../../client/useBackCloses';
import type {Shortcut} from '../shortcut';
import {useFocusShortcut, type FocusShortcut} from './useFocusShortcut';
import {useLeaveOnPointer} from './useLeaveOnPointer';

/** The screens on which the field and its list fill the screen, as in the style sheet. */
const PHONE = '(width <= 40rem)';

export interface FieldFocus extends Pick<FocusShortcut, 'giveFocusBack'> {
  readonly hasFocus: boolean;
  /** Whether the popup is shown: dismissed, it stays away until the focus comes again, or `setIsDismissed`. */
  readonly isOpen: boolean;
  readonly setIsDismissed: (isDismissed: boolean) => void;
  /** Takes over the history entry that the open field has on a phone. */
  readonly takeStep: BackCloses['take'];
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
  /** Handler of the button that closes the field on a phone. */
  readonly onClose: () => void;
}

/** Whether a field and the controls in its form have the focus, and whether its popup is therefore open. */
export function useFieldFocus(
  formRef: RefObject<HTMLFormElement | null>,
  inputRef: RefObject<HTMLInputElement | null>,
  shortcut: Shortcut | undefined,
): FieldFocus {
  const [hasFocus, setHasFocus] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);

  // The field may have got the focus before hydration.
  useEffect(() => {
    if (document.activeElement === inputRef.current) {
      setHasFocus(true);
    }
  }, [inputRef]);

  const {giveFocusBack, forgetFocus} = useFocusShortcut(inputRef, shortcut);
  useLeaveOnPointer(hasFocus, formRef, inputRef);
  const closeForBack = () => {
    forgetFocus();
    setHasFocus(false);
    inputRef.current?.blur();
  };
  const {take} = useBackCloses(hasFocus, closeForBack, PHONE);

  return {
    hasFocus,
    isOpen: hasFocus && !isDismissed,
    setIsDismissed,
    giveFocusBack,
    takeStep: take,
    onFocus: () => setHasFocus(true),
    onBlur({relatedTarget}) {
      if (!formRef.current?.contains(relatedTarget)) {
        setHasFocus(false);
        setIsDismissed(false);
        // The focus has gone elsewhere: `giveFocusBack` must not move it back later.
        forgetFocus();
      }
    },
    onClose() {
      forgetFocus();
      setHasFocus(false);
      (document.activeElement as HTMLElement | null)?.blur();
    },
  };
}
