/**
 * Replaces `@docusaurus/core/lib/client/docusaurus.js` in the browser (src/plugins/docusaurusInternals): fetches the
 * script of a page when a link to it comes into view, and loads a page when a link to it is hovered; neither on a slow
 * connection, nor for a reader who saves data.
 *
 * The original looks up the pages of all links in view in one long task, and fetches by `<link rel="prefetch">`, which
 * Firefox checks against `default-src` of the content security policy: under a strict one it blocks all of them, and
 * logs an error for each. `fetch` falls under `connect-src`, and its response is in the browser's cache as well. Here
 * pages are handled one by one while the browser is idle, with low priority, and at most LIMIT scripts are fetched for
 * the links of one page.
 */
import routesChunkNames from '@generated/routesChunkNames';
import {isConstrained} from './connection';
import preloadPage from './preload';
import {whenIdle} from './whenIdle';

/** The bundler's names of a page's scripts, and the address of each. */
type ChunkNames = string | {readonly [name: string]: ChunkNames};
declare const __webpack_require__: {gca: (chunk: string) => string | undefined};

/** Most scripts that are fetched for the links of one page. */
const LIMIT = 24;

const fetched = new Set<string>();
const preloaded = new Set<string>();
const waiting: string[] = [];
/** Path of the page whose links are in view, and number of scripts that were fetched for it. */
let from = '';
let count = 0;

const namesIn = (chunks: ChunkNames): string[] =>
  typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(namesIn);

/** The addresses of the scripts of a page. The keys of the list are the pages' paths, each with a hash. */
const scriptsOf = (path: string): string[] =>
  Object.entries(routesChunkNames as Readonly<Record<string, ChunkNames>>)
    .filter(([key]) => key.slice(0, key.lastIndexOf('-')) === path)
    .flatMap(([, chunks]) => namesIn(chunks))
    .flatMap((chunk) => __webpack_require__.gca(chunk) ?? [])
    .filter((url) => !url.includes('undefined'));

async function fetchScript(url: string): Promise<void> {
  try {
    const response = await fetch(url, {priority: 'low'});
    // The cache keeps only responses that were read to their end.
    await response.arrayBuffer();
  } catch {
    // No problem yet: the script is fetched again when it is needed.
    fetched.delete(url);
  }
}

function fetchNext(): void {
  const path = waiting.shift();
  if (from !== window.location.pathname) {
    from = window.location.pathname;
    count = 0;
  }
  for (const url of path === undefined ? [] : scriptsOf(path)) {
    const isHere = fetched.has(url) || document.querySelector(`script[src="${CSS.escape(url)}"]`) !== null;
    if (!isHere && count < LIMIT) {
      fetched.add(url);
      count += 1;
      void fetchScript(url);
    }
  }
  if (waiting.length > 0) {
    whenIdle(fetchNext);
  }
}

/** @param link address of a page of this site, with or without a hash */
function prefetch(link: string): void {
  if (!isConstrained() && waiting.push(link.replace(/[?#].*/, '')) === 1) {
    whenIdle(fetchNext);
  }
}

/** @param path path of a page of this site */
function preload(path: string): void {
  if (!isConstrained() && !preloaded.has(path)) {
    preloaded.add(path);
    // A finger that touches a link presses it, too: that is answered first.
    whenIdle(() => void preloadPage(path));
  }
}

export default Object.freeze({prefetch, preload});
