/**
 * Takes the place of `@docusaurus/core/lib/client/preload.js` in the browser
 * (src/plugins/clientSeams.ts).
 *
 * Docusaurus calls it before the first render, on hover, and on navigation.
 * The original lets every failure through: the first page then never becomes
 * interactive, and a navigation reloads the page each time it fails. Here
 *
 * - a first page whose address is not in its right form goes there first;
 * - a first page whose chunk fails is rendered all the same: `Loading` shows
 *   the error and a Retry button;
 * - a failed navigation warns and reloads once, which cures a new deployment;
 * - offline, or when the reload did not help, the reader keeps the page and
 *   gets a notice with a Retry button (src/theme/Root).
 */
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {settleAddress} from './arrival';
import {offerRetry, withdrawRetry} from './routeFailure';

/** Session key: the path that a reload was tried for. */
const RELOADED = 'route-reloaded';

/** Null where storage is denied: then a reload could not be remembered, and is not tried. */
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

/**
 * Loads the code and content of a path.
 *
 * @param requested path of a route, base URL included
 * @returns resolves when the route can be rendered; rejects when the caller
 *   should reload the page; stays pending while the reader is offered a retry
 */
export default async function preload(requested: string): Promise<unknown> {
  const isFirstPage = !window.docusaurusRoot;
  if (isFirstPage && settleAddress()) {
    return new Promise(() => {});
  }
  const pathname = isFirstPage ? window.location.pathname : requested;
  const matches = [...new Set([pathname, decode(pathname)])].flatMap((path) => matchRoutes(routes, path));
  try {
    const loaded = await Promise.all(matches.map(({route}) => route.component.preload?.()));
    if (window.location.pathname === pathname) {
      reloadMark('');
      withdrawRetry();
    }
    return loaded;
  } catch (error) {
    console.warn(error);
    if (isFirstPage) {
      return undefined;
    }
    if (window.location.pathname !== pathname) {
      // Hovered, not chosen.
      return undefined;
    }
    const mark = reloadMark();
    if (navigator.onLine && mark !== null && mark !== pathname) {
      reloadMark(pathname);
      throw error;
    }
    return new Promise(() => offerRetry(error));
  }
}
