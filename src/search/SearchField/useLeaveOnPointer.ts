import {useEffect, type RefObject} from 'react';

/** On touch screens a tap beside the field does not always take the focus from it. */
export function useLeaveOnPointer(
  hasFocus: boolean,
  formRef: RefObject<HTMLFormElement | null>,
  inputRef: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    if (!hasFocus) {
      return undefined;
    }
    const leave = ({target}: PointerEvent) => {
      if (!formRef.current?.contains(target as Node)) {
        inputRef.current?.blur();
      }
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [hasFocus, formRef, inputRef]);
}
