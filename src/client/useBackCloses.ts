import {useEffect, useRef} from 'react';

/** What is open over the page: the search, or the side menu. */
interface Opened {
  readonly close: () => void;
}

/*
 * Of the whole page: there are two fields and a menu, the focus may go from one straight to
 * another, and the browser takes its time for a step back. A step that is made
 * meanwhile would be lost, and the next one back would leave the page.
 */
let open: Opened | undefined;
let hasStep = false;
let isReturning = false;
/** The address of the page below. */
let address = '';

/** Makes the step where something is open, takes it back where nothing is, and waits while the browser is on its way. */
function settle(): void {
  if (isReturning || hasStep === (open !== undefined)) {
    return;
  }
  if (open) {
    hasStep = true;
    address = window.location.href;
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
  const isOwn = isReturning;
  // The address is the same: for the router nothing has happened, and the page stays where it is. It is another where
  // the reader goes several steps back at once.
  if (isOwn || window.location.href === address) {
    event.stopImmediatePropagation();
  }
  forgetStep();
  if (isOwn) {
    settle();
    // The browser goes back to where the page was: what has the focus by now may lie elsewhere.
    requestAnimationFrame(() =>
      document.activeElement?.scrollIntoView({block: 'nearest', behavior: 'instant'}),
    );
  } else {
    open?.close();
  }
}

export interface BackCloses {
  /** Takes the step of what is open for another use: true when there is one, to be replaced by where the reader goes. */
  readonly take: () => boolean;
}

/**
 * What fills the screen is a step of its own in the browser's history: the gesture or the button for “back” closes it.
 * When it is closed otherwise the step is taken back.
 *
 * @param media the screens that it fills
 */
export function useBackCloses(isOpen: boolean, close: () => void, media = 'all'): BackCloses {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });

  useEffect(() => {
    if (!isOpen || !window.matchMedia(media).matches) {
      return undefined;
    }
    const own: Opened = {close: () => latest.current()};
    open = own;
    settle();
    return () => {
      if (open === own) {
        open = undefined;
      }
      // Another one may be about to open.
      setTimeout(settle);
    };
  }, [isOpen, media]);

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
