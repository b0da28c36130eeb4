/**
 * Replaces `@docusaurus/core/lib/client/preload.js` in the browser
 * (src/plugins/docusaurusInternals).
 *
 * Docusaurus calls it before the first render, on hover, and on navigation.
 * The original rejects at every failure: the first page then is never hydrated,
 * and a navigation reloads the page each time it fails. Here
 *
 * - the address of a first page is corrected first;
 * - a page that fails, the first one or a chosen one, logs a warning and is
 *   reloaded once, which helps after a new deployment;
 * - where the server is unreachable, or a reload did not help, the page that is
 *   there stays (the first page as it was served, or the previous page), with a
 *   notice and a Retry button (src/components/RouteFailureNotice).
 */
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {isReachable} from './isReachable';
import {offerRetry, withdrawRetry} from './routeFailure';

/** Session key: the path that a reload was tried for. */
const RELOADED = 'route-reloaded';

/** Path that a reload was tried for, or empty. Null where storage is denied or full: then no reload is tried. */
function reloadMark(value?: string): string | null {
  try {
    if (value !== undefined) {
      sessionStorage.setItem(RELOADED, value);
    }
    return sessionStorage.getItem(RELOADED) ?? '';
  } catch {
    return null;
  }
}

/** A malformed escape such as `/%` is a path like any other: it leads to the not-found page. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Loads the code and data of all routes of a path. */
async function load(pathname: string): Promise<unknown> {
  const matches = [...new Set([pathname, decode(pathname)])].flatMap((path) => matchRoutes(routes, path));
  return Promise.all(matches.map(({route}) => route.component.preload?.()));
}

/** False in development, where the server sends an empty page: `Loading` shows the failure there. */
const isServed = (): boolean => document.getElementById('__docusaurus')?.hasChildNodes() ?? false;

/** A promise that never settles: the caller must not go on. */
const never = (): Promise<never> => new Promise(() => {});

/** Whether the page was served at its canonical path: then its address needs no correction. */
function isAtItsAddress(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical !== undefined && new URL(canonical).pathname === window.location.pathname;
}

/** Aborts the request of `isReachable` when another page is chosen. */
let asking = new AbortController();

/**
 * Loads the code and content of a path.
 *
 * @param requested path of a route, base URL included
 * @returns resolves when the route can be rendered; stays pending when it
 *   cannot: the page is being loaded anew, or the reader is offered a retry
 */
export default async function preload(requested: string): Promise<unknown> {
  const isFirstPage = !window.docusaurusRoot;
  // False when a link is only hovered, or another page has been chosen since.
  const isChosen = () => isFirstPage || window.location.pathname === requested;
  if (isChosen()) {
    asking.abort();
    withdrawRetry();
  }
  try {
    if (isFirstPage && !isAtItsAddress()) {
      const {normalizeLocation} = await import('./normalizeLocation');
      if (normalizeLocation()) {
        return never();
      }
    }
    const loaded = await load(isFirstPage ? window.location.pathname : requested);
    if (isChosen()) {
      reloadMark('');
    }
    return loaded;
  } catch (error) {
    console.warn(error);
    if (isFirstPage && !isServed()) {
      return undefined;
    }
    if (!isChosen()) {
      return never();
    }
    const {pathname} = window.location;
    const mark = reloadMark();
    if (mark !== null && mark !== pathname) {
      asking = new AbortController();
      const {signal} = asking;
      const canReload = await isReachable(window.location.href, signal);
      if (signal.aborted) {
        return never();
      }
      // Without a stored mark, as where storage is full, the page would be reloaded endlessly.
      if (canReload && reloadMark(pathname) === pathname) {
        window.location.reload();
        return never();
      }
    }
    offerRetry(error, isFirstPage ? 'served' : 'previous');
    return never();
  }
}
