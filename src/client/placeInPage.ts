/** Keeps the reader's place when a page opens in the other language: the section, and how far into it. */
import {createStorageSlot} from '@docusaurus/theme-common';
import {currentSection, elementAt} from './currentSection';

// By tab. Value: the share of the section that is above the top of the window, a space, and the address that opens.
const slot = () => createStorageSlot('place', {persistence: 'sessionStorage'});

const topOf = (element: Element | null): number => element?.getBoundingClientRect().top ?? 0;

/** Height of a section in pixels, to the next heading in the table of contents or the end of the text. */
function heightOf(hash: string): number {
  const top = topOf(elementAt(hash));
  const next = [...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link')]
    .map((link) => topOf(elementAt(link.hash)))
    .find((other) => other > top);
  return (next ?? document.querySelector('.theme-doc-markdown')?.getBoundingClientRect().bottom ?? top) - top;
}

/**
 * Pixels that the page is scrolled beyond the position where a link to the section scrolls; below 0: before it.
 * -Infinity where there is no such section: it is never reached.
 */
export function distanceOf(hash: string): number {
  const element = elementAt(hash);
  return element ? Number.parseFloat(getComputedStyle(element).scrollMarginTop) - topOf(element) : -Infinity;
}

/** Hash of the section being read. It is right in the other language, too: ids are the same there. */
export function placeInPage(): string {
  const {hash} = window.location;
  const {top = -1, bottom = -1} = elementAt(hash)?.getBoundingClientRect() ?? {};
  const isShown = bottom > 0 && top < window.innerHeight;
  return isShown ? hash : (currentSection()?.hash ?? '');
}

/** Stores how far the reader is into the section of a link to the other language; for the page's own, clears it. */
export function keepPlace({pathname, hash}: HTMLAnchorElement): void {
  const isOther = pathname !== window.location.pathname && elementAt(hash) !== null;
  slot().set(isOther ? `${distanceOf(hash) / heightOf(hash)} ${pathname}${hash}` : '');
}

/** Whether the page is scrolled to where a link to the hash scrolls, and the reader has not scrolled since. */
export const isAt = (hash: string): boolean => Math.abs(distanceOf(hash)) < 8;

/** Scrolls to the place that was stored for the current address, once, unless the reader has scrolled already. */
export function restorePlace(): void {
  const {pathname, hash} = window.location;
  const [part, address] = (slot().get() ?? '').split(' ');
  slot().del();
  if (address === pathname + hash && Number(part) > 0 && isAt(hash)) {
    window.scrollBy({top: Number(part) * heightOf(hash), behavior: 'instant'});
  }
}
