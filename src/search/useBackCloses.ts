import {useEffect, useRef} from 'react';

/** As in the style sheet: from here down the field and its list fill the screen. */
const PHONE = '(width <= 40rem)';

/** A search that is open. */
interface OpenSearch {
  readonly close: () => void;
}

/*
 * Of the whole page: there are two fields, the focus may go from one straight to
 * the other, and the browser takes its time for a step back. A step that is made
 * meanwhile would be lost, and the next one back would leave the page.
 */
let open: OpenSearch | undefined;
let hasStep = false;
let isReturning = false;

/** Makes the step where a search is open, takes it back where none is, and waits while the browser is on its way. */
function settle(): void {
  if (isReturning || hasStep === (open !== undefined)) {
    return;
  }
  if (open) {
    hasStep = true;
    window.history.pushState(window.history.state, '');
    // Before the router's own, which is there already.
    window.addEventListener('popstate', onBack, {capture: true});
  } else {
    isReturning = true;
    window.history.back();
  }
}

function forgetStep(): void {
  hasStep = false;
  isReturning = false;
  window.removeEventListener('popstate', onBack, {capture: true});
}

function onBack(event: PopStateEvent): void {
  // The address is the same: for the router nothing has happened, and the page stays where it is.
  event.stopImmediatePropagation();
  const isOwn = isReturning;
  forgetStep();
  if (isOwn) {
    settle();
  } else {
    open?.close();
  }
}

export interface BackCloses {
  /** Takes the step of the open search for another use: true when there is one, to be replaced by where the reader goes. */
  readonly take: () => boolean;
}

/**
 * Where the search fills the screen it is a step of its own in the browser's history: the gesture or the button for
 * “back” closes it. When it is closed otherwise the step is taken back.
 */
export function useBackCloses(isOpen: boolean, close: () => void): BackCloses {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });

  useEffect(() => {
    if (!isOpen || !window.matchMedia(PHONE).matches) {
      return undefined;
    }
    const own: OpenSearch = {close: () => latest.current()};
    open = own;
    settle();
    return () => {
      if (open === own) {
        open = undefined;
      }
      // The other field may be about to open.
      setTimeout(settle);
    };
  }, [isOpen]);

  return {
    take() {
      const had = isOpen && hasStep && !isReturning;
      if (had) {
        forgetStep();
      }
      return had;
    },
  };
}
