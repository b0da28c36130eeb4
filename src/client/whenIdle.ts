import {startTransition, useEffect, useState} from 'react';

/** Runs something when the browser has nothing to do. Safari has no idle callbacks. */
export const whenIdle: (run: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (run) => requestIdleCallback(run)
    : (run) => setTimeout(run, 300);

/**
 * For parts that nobody sees yet: drawn while the browser has nothing to do, in pieces, they hold up no press.
 *
 * @param isWanted whether the part can be drawn
 * @returns whether the browser has had nothing to do since
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
