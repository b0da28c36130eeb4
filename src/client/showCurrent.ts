/**
 * Scrolls a list of pages, and nothing around it, so that the current page's
 * link is in the middle of it. A link that is in view stays where it is.
 *
 * @param selector of the element that scrolls
 */
export function showCurrent(selector: string): void {
  const list = document.querySelector(selector);
  const link = list?.querySelector('[aria-current="page"]');
  if (!list || !link) {
    return;
  }
  const [outer, inner] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > Math.min(outer.bottom, window.innerHeight)) {
    list.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
  }
}
