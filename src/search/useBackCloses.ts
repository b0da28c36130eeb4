import {useEffect, useRef} from 'react';

/** As in the style sheet: from here down the field and its list fill the screen. */
const PHONE = '(width <= 40rem)';

/** Keeps the router from steps of the browser's history that change no address. */
function swallow(event: PopStateEvent): void {
  event.stopImmediatePropagation();
}

/**
 * Set while a search has been left and its step is about to be taken back. The focus may go from one field straight to
 * another: that one takes the step over, or its own would be the one that is taken back, and the next the page itself.
 */
let leaving: ReturnType<typeof setTimeout> | undefined;

export interface BackCloses {
  /** Takes the step of the open search for another use: true when there is one, to be replaced by where the reader goes. */
  readonly take: () => boolean;
}

/**
 * Where the search fills the screen it is a step of its own in the browser's history: the gesture or the button for
 * “back” closes it. When it is closed otherwise the step is taken back.
 */
export function useBackCloses(isOpen: boolean, close: () => void): BackCloses {
  const hasStep = useRef(false);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });

  useEffect(() => {
    if (!isOpen || !window.matchMedia(PHONE).matches) {
      return undefined;
    }
    if (leaving === undefined) {
      window.history.pushState(window.history.state, '');
    } else {
      clearTimeout(leaving);
      leaving = undefined;
    }
    hasStep.current = true;
    const onBack = (event: PopStateEvent) => {
      if (hasStep.current) {
        // The address is the same: for the router nothing has happened, and the page stays where it is.
        swallow(event);
        hasStep.current = false;
        latest.current();
      }
    };
    // Before the router's own, which is there already.
    window.addEventListener('popstate', onBack, {capture: true});
    return () => {
      window.removeEventListener('popstate', onBack, {capture: true});
      if (hasStep.current) {
        hasStep.current = false;
        leaving = setTimeout(() => {
          leaving = undefined;
          window.addEventListener('popstate', swallow, {capture: true, once: true});
          window.history.back();
        });
      }
    };
  }, [isOpen]);

  return {
    take() {
      const had = hasStep.current;
      hasStep.current = false;
      return had;
    },
  };
}
