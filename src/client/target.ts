/** What the hash of an address leads to, and whether the window is there. */
import {elementAt} from './currentSection';

/** Pixels from the top of the window to that of an element. */
export const topOf = (element: Element | null): number => element?.getBoundingClientRect().top ?? 0;

/** Pixels from where a link leads the top of a section to, to where it is. */
export function distanceOf(hash: string): number {
  const element = elementAt(hash) ?? document.body;
  const {scrollPaddingTop} = getComputedStyle(document.documentElement);
  const {scrollMarginTop} = getComputedStyle(element);
  return Number.parseFloat(scrollPaddingTop) + Number.parseFloat(scrollMarginTop) - topOf(element);
}

/** Whether the window is where a link to the hash leads: the reader has not scrolled since. */
export const isAt = (hash: string): boolean => Math.abs(distanceOf(hash)) < 8;

/**
 * Has something change heights in the page, and keeps what the address leads to where the link has led: right after a
 * jump Chromium does not do that by itself.
 */
export function keepTarget(change: () => void): void {
  const {hash} = window.location;
  const target = elementAt(hash);
  const isThere = isAt(hash);
  change();
  if (isThere) {
    target?.scrollIntoView({behavior: 'instant'});
  }
}
