import type {FocusEvent, KeyboardEvent, MouseEvent} from 'react';

function close(part: HTMLDetailsElement): void {
  part.open = false;
}

/** What closes something unfolded over the page: Escape, a link in it, and the focus when it leaves. */
export const unfolding = {
  onKeyDown({key, currentTarget}: KeyboardEvent<HTMLDetailsElement>): void {
    if (key === 'Escape' && currentTarget.open) {
      close(currentTarget);
      currentTarget.querySelector('summary')?.focus();
    }
  },
  onClick({target, currentTarget}: MouseEvent<HTMLDetailsElement>): void {
    if ((target as Element).closest('a')) {
      close(currentTarget);
    }
  },
  onBlur({relatedTarget, currentTarget}: FocusEvent<HTMLDetailsElement>): void {
    // The focus would be behind it.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) {
      close(currentTarget);
    }
  },
};
