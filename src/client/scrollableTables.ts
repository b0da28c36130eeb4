/**
 * Lets a table that is wider than its place be scrolled by keyboard (WCAG
 * 2.1.1): it takes the focus while it overflows, and only then. An observer
 * rather than a look at each page: tables also change with the window and with
 * the panel of tabs they are in.
 */
const observer =
  typeof ResizeObserver === 'undefined'
    ? undefined
    : new ResizeObserver((entries) => {
        for (const {target} of entries) {
          if (target.scrollWidth > target.clientWidth) {
            target.setAttribute('tabindex', '0');
          } else {
            target.removeAttribute('tabindex');
          }
        }
      });

/** Docusaurus' hook: the new page is in the document. */
export function onRouteDidUpdate(): void {
  observer?.disconnect();
  document.querySelectorAll('.theme-doc-markdown table').forEach((table) => observer?.observe(table));
}
