/** Scrolls a list, but not the page, so that an entry out of view is in the middle of the visible part of the list. */
export function keepInView(list: Element, entry: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  const end = Math.min(outer.bottom, window.innerHeight);
  if (inner.top < outer.top || inner.bottom > end) {
    list.scrollTop += (inner.top + inner.bottom - outer.top - end) / 2;
  }
}

/**
 * Keeps the current page's link in view in a list of pages.
 *
 * @param selector CSS selector of the element that scrolls
 */
export function showCurrent(selector: string): void {
  const list = document.querySelector(selector);
  const link = list?.querySelector('[aria-current="page"]');
  if (list && link) {
    keepInView(list, link);
  }
}
