import {useEffect, useRef} from 'react';

/** An overlay that is open over the page: the search, the side menu, a dialog. */
interface Opened {
  readonly close: () => void;
}

/*
 * State of the whole page: there are several overlays, the focus may go from one
 * straight to another, and `history.back` is asynchronous. An entry that is pushed
 * meanwhile would be lost, and the next “back” would leave the page.
 */
let open: Opened | undefined;
let hasStep = false;
let isReturning = false;
/** The address of the page below. */
let address = '';

/** Pushes a history entry when an overlay is open, goes back when none is; waits while a step back is pending. */
function settle(): void {
  if (isReturning || hasStep === (open !== undefined)) {
    return;
  }
  if (open) {
    hasStep = true;
    address = window.location.href;
    window.history.pushState(window.history.state, '');
    // In the capture phase, so that it runs before the router's listener, which was added earlier.
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
  // With the same address, the router must not hear of it, so that the page does not scroll. The address differs when
  // the reader goes several steps back at once.
  if (isOwn || window.location.href === address) {
    event.stopImmediatePropagation();
  }
  forgetStep();
  if (isOwn) {
    settle();
    // The browser restores the scroll position of the entry, where the focused element may be out of view.
    requestAnimationFrame(() =>
      document.activeElement?.scrollIntoView({block: 'nearest', behavior: 'instant'}),
    );
  } else {
    open?.close();
  }
}

export interface BackCloses {
  /** Gives up the overlay's history entry. True when there is one: the caller must replace it by the next address. */
  readonly take: () => boolean;
}

/**
 * Gives an open overlay an entry of its own in the browser's history, so that “back” closes it. When it is closed
 * otherwise, the entry is removed by a step back.
 *
 * @param media media query of the screens on which it does so
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
      // Later, because another overlay may be about to open.
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
