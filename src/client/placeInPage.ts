/** Keeps the reader's place when a page opens in the other language: the section, and how far into it. */
import {createStorageSlot} from '@docusaurus/theme-common';
import {currentSection, elementAt} from './currentSection';

// For the tab alone: the address that opens, after the part of its section that was above the top of the window.
const slot = () => createStorageSlot('place', {persistence: 'sessionStorage'});

const topOf = (element: Element | null): number => element?.getBoundingClientRect().top ?? 0;

/** Pixels of a section: to the next entry of the contents, or the end of the text. */
function heightOf(hash: string): number {
  const top = topOf(elementAt(hash));
  const next = [...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link')]
    .map((link) => topOf(elementAt(link.hash)))
    .find((other) => other > top);
  return (next ?? document.querySelector('.theme-doc-markdown')?.getBoundingClientRect().bottom ?? top) - top;
}

/** Pixels from where a link leads the top of a section to, to where it is. */
function distanceOf(hash: string): number {
  const element = elementAt(hash) ?? document.body;
  const {scrollPaddingTop} = getComputedStyle(document.documentElement);
  const {scrollMarginTop} = getComputedStyle(element);
  return Number.parseFloat(scrollPaddingTop) + Number.parseFloat(scrollMarginTop) - topOf(element);
}

/** Where the reader is in the page, for its address in the other language: ids are the same there. */
export function placeInPage(): string {
  const {hash} = window.location;
  const {top = -1, bottom = -1} = elementAt(hash)?.getBoundingClientRect() ?? {};
  const isShown = bottom > 0 && top < window.innerHeight;
  return isShown ? hash : (currentSection()?.hash ?? '');
}

/** Keeps how far the reader is into the section of an address that opens; the current language has a link too. */
export function keepPlace({pathname, hash}: HTMLAnchorElement): void {
  const isOther = pathname !== window.location.pathname && elementAt(hash) !== null;
  slot().set(isOther ? `${distanceOf(hash) / heightOf(hash)} ${pathname}${hash}` : '');
}

/** Whether the window is where a link to the hash leads: the reader has not scrolled since. */
export const isAt = (hash: string): boolean => Math.abs(distanceOf(hash)) < 8;

/** Goes to the place that was kept for the present address, once, unless the reader has scrolled already. */
export function restorePlace(): void {
  const {pathname, hash} = window.location;
  const [part, address] = (slot().get() ?? '').split(' ');
  slot().del();
  if (address === pathname + hash && Number(part) > 0 && isAt(hash)) {
    window.scrollBy({top: Number(part) * heightOf(hash), behavior: 'instant'});
  }
}
