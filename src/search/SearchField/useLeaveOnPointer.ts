import {useEffect, type RefObject} from 'react';

/** Blurs the field at a press outside of its form: on touch screens a tap there does not always do that. */
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
