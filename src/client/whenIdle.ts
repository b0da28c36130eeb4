import {startTransition, useEffect, useState} from 'react';

/** Runs a function when the browser is idle; after 300 ms in Safari, which has no idle callbacks. */
export const whenIdle: (run: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (run) => requestIdleCallback(run)
    : (run) => setTimeout(run, 300);

/**
 * Delays the rendering of a part that is not visible yet until the browser is idle, so that it delays no input.
 *
 * @param isWanted whether the part may be rendered
 * @returns whether the browser has been idle since
 */
export function useIdle(isWanted: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let isGone = false;
    whenIdle(() => {
      if (!isGone) {
        startTransition(() => setIsIdle(true));
      }
    });
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return isIdle;
}
