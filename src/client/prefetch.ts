/**
 * Takes the place of `@docusaurus/core/lib/client/prefetch.js` in the browser (src/plugins/docusaurusInternals):
 * fetches the script of a page whose link has come into view. Docusaurus asks for nothing on a slow line, nor for a
 * reader who saves data.
 *
 * Not by `<link rel="prefetch">`, which Firefox holds against `default-src` of a content security policy: under a
 * strict one it blocks all of them, and fills the console. A fetch is a connection to the site's own host, and what it
 * brings waits in the browser's cache in the same way. It waits until the browser has nothing to do, has the lowest
 * priority, and there are only so many for the links of one page.
 */

import {whenIdle} from './whenIdle';

/** How many scripts are fetched for the links of one page. */
const LIMIT = 24;

const fetched = new Set<string>();
/** The page on which links are in view, and how many scripts were fetched for it. */
let from = '';
let count = 0;

async function fetchScript(url: string): Promise<void> {
  try {
    const response = await fetch(url, {priority: 'low'});
    // Only what has been read to its end is kept.
    await response.arrayBuffer();
  } catch {
    // The script is asked for again when it is needed, and a failure shows then.
    fetched.delete(url);
  }
}

/** @param url of a script */
export default async function prefetch(url: string): Promise<void> {
  if (from !== window.location.pathname) {
    from = window.location.pathname;
    count = 0;
  }
  const isHere = fetched.has(url) || document.querySelector(`script[src="${CSS.escape(url)}"]`) !== null;
  if (!isHere && count < LIMIT) {
    fetched.add(url);
    count += 1;
    whenIdle(() => void fetchScript(url));
  }
}
