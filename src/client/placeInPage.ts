/** Keeps the reader's place when a page opens in the other language: the section, and how far into it. */
import {createStorageSlot} from '@docusaurus/theme-common';
import {currentSection, elementAt} from './currentSection';
import {distanceOf, isAt, topOf} from './target';

// For the tab alone: the address that opens, after the part of its section that was above the top of the window.
const slot = () => createStorageSlot('place', {persistence: 'sessionStorage'});

/** Pixels of a section: to the next entry of the contents, or the end of the text. */
function heightOf(hash: string): number {
  const top = topOf(elementAt(hash));
  const next = [...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link')]
    .map((link) => topOf(elementAt(link.hash)))
    .find((other) => other > top);
  return (next ?? document.querySelector('.theme-doc-markdown')?.getBoundingClientRect().bottom ?? top) - top;
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

/** Goes to the place that was kept for the present address, once, unless the reader has scrolled already. */
export function restorePlace(): void {
  const {pathname, hash} = window.location;
  const [part, address] = (slot().get() ?? '').split(' ');
  slot().del();
  if (address === pathname + hash && Number(part) > 0 && isAt(hash)) {
    window.scrollBy({top: Number(part) * heightOf(hash), behavior: 'instant'});
  }
}
