/**
 * Takes the place of `@docusaurus/core/lib/client/docusaurus.js` in the browser
 * (src/plugins/clientSeams.ts): fetches pages before they are asked for.
 *
 * Docusaurus' links call `prefetch` when they come into view, and `preload` when a pointer or a
 * finger is on them. Here the first waits until the browser has nothing to do, fetches at the lowest
 * priority and without running anything, and stops after a few pages; the second brings the page at
 * once. Neither does anything on a slow line, or for a reader who saves data.
 */
import {isConstrained} from './connection';
import prefetchScript from './prefetch';
import preloadPage from './preload';
import {bringShelf, scriptOf} from './shelves';

/** How many pages are fetched for the links of one page. */
const PAGES = 24;

/** Safari has no idle callbacks. */
const whenIdle: (run: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (run) => requestIdleCallback(run)
    : (run) => setTimeout(run, 300);

const preloaded = new Set<string>();
const fetched = new Set<string>();
/** The page on which links are in view, and how many pages were fetched for it. */
let from = '';
let count = 0;

async function fetchScript(path: string): Promise<void> {
  await bringShelf(path);
  const href = scriptOf(path);
  if (href !== undefined) {
    await prefetchScript(href);
  }
}

/** Fetches the script of a page when there is time. A failure shows when the page is chosen. */
function prefetch(link: string): void {
  const path = link.replace(/[?#].*/, '');
  if (from !== window.location.pathname) {
    from = window.location.pathname;
    count = 0;
  }
  if (isConstrained() || count >= PAGES || path === from || fetched.has(path) || preloaded.has(path)) {
    return;
  }
  fetched.add(path);
  count += 1;
  whenIdle(() => void fetchScript(path).catch(() => fetched.delete(path)));
}

/** Brings a page that is about to be chosen. */
function preload(link: string): void {
  const path = link.replace(/[?#].*/, '');
  if (!isConstrained() && !preloaded.has(path)) {
    preloaded.add(path);
    void preloadPage(path);
  }
}

export default Object.freeze({prefetch, preload});
