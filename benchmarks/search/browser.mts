/** Searches in Chromium: what they fetch, and how long a reader waits. */
// cspell:ignore requestfinished requestfailed
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {chromium, type Browser, type Page} from '@playwright/test';
import {baseOf, type Locale} from '../../src/config/locales';
import {ROWS, type Find} from '../../scripts/search/judge.mts';
import {installBrowser} from '../../scripts/prepare.mjs';
import {bodyOf, startServer} from '../../scripts/server.mts';
import {pageOf, suggestionIn, type Contender} from './contenders.mts';

/** A slow phone connection. */
export const NETWORK = {megabitsPerSecond: 1.6, roundTrip: 150} as const;

/** Milliseconds without a request after which all counts as fetched. */
const QUIET = 800;

export interface Bench {
  readonly browser: Browser;
  /** Folder that is served. */
  readonly site: string;
  readonly url: string;
}

/**
 * Runs something with a browser and a server, and closes both.
 *
 * @param site folder to serve, compressed
 */
export async function withBench<T>(site: string, run: (bench: Bench) => Promise<T>): Promise<T> {
  const server = await startServer(site, 0, {gzip: true});
  try {
    const browser = await chromium.launch({
      executablePath: await installBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    });
    try {
      return await run({browser, site, url: server.url});
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}

/** Lists the files that a page asks for from now on. */
function watchTraffic(page: Page): {readonly files: readonly string[]; settled(): Promise<void>} {
  const files: string[] = [];
  let underway = 0;
  let latest = 0;
  const count = (change: number) => {
    underway += change;
    latest = Date.now();
  };
  page.on('request', (request) => {
    files.push(decodeURIComponent(new URL(request.url()).pathname));
    count(1);
  });
  page.on('requestfinished', () => count(-1));
  page.on('requestfailed', () => count(-1));
  return {
    files,
    async settled() {
      latest = Date.now();
      while (underway > 0 || Date.now() - latest < QUIET) {
        await sleep(50);
      }
    },
  };
}

/**
 * Opens the page of a search with an empty cache, and hands it over once it is at rest.
 *
 * @throws Error when there is no such page
 */
async function onPage<T>(
  {browser, url}: Bench,
  contender: Contender,
  locale: Locale,
  run: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  try {
    const page = await context.newPage();
    // tsx names functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    const traffic = watchTraffic(page);
    const address = url + pageOf(contender, locale);
    const response = await page.goto(address);
    if (response?.status() !== 200) {
      throw new Error(`${address}: ${response?.status()}`);
    }
    // The site fetches the pages that are linked to ahead of time: no part of a search.
    await traffic.settled();
    return await run(page);
  } finally {
    await context.close();
  }
}

/** What Pagefind gives of a page that it has found. */
interface PagefindResult {
  readonly data: () => Promise<{
    readonly url: string;
    /** Sections, each with the words found in it. */
    readonly sub_results: readonly {readonly url: string; readonly locations: readonly number[]}[];
  }>;
}

/**
 * Pagefind as it runs in a browser, while something is asked of it. A row is the section of a page with the most
 * words that were found.
 */
export function withPagefind<T>(bench: Bench, locale: Locale, run: (find: Find) => Promise<T>): Promise<T> {
  const base = baseOf(locale);
  return onPage(bench, 'Pagefind', locale, (page) =>
    run(async (query) => {
      const urls = await page.evaluate(
        async ({library, asked, rows}) => {
          const pagefind = (await import(library)) as {
            options: (options: {baseUrl: string}) => Promise<void>;
            search: (text: string) => Promise<{results: readonly PagefindResult[]}>;
          };
          // It takes the folder that it is in for that of the site.
          await pagefind.options({baseUrl: '/'});
          const {results} = await pagefind.search(asked);
          const found = await Promise.all(results.slice(0, rows).map(({data}) => data()));
          return found.map(
            ({url, sub_results: parts}) =>
              parts.reduce((best, part) => (part.locations.length > best.locations.length ? part : best), {
                url,
                locations: [] as readonly number[],
              }).url,
          );
        },
        {library: new URL('pagefind/pagefind.js', page.url()).href, asked: query, rows: ROWS},
      );
      return urls.map((url) => url.slice(base.length));
    }),
  );
}

/** What is fetched, by its part in the search. */
export interface Weight {
  /** Bytes of scripts, WebAssembly included. */
  readonly code: number;
  /** Bytes of what has to be there before anything is found. */
  readonly index: number;
  /** Bytes of the texts of the pages shown. */
  readonly texts: number;
  readonly requests: number;
}

/** @returns all bytes */
export const totalOf = ({code, index, texts}: Weight): number => code + index + texts;

const partOf = (file: string): 'code' | 'index' | 'texts' => {
  if (/\.js$|\/wasm\./.test(file)) {
    return 'code';
  }
  return /\/search\/\w+\/\d+-\d+\.json$|\.pf_fragment$/.test(file) ? 'texts' : 'index';
};

/**
 * Records what a search fetches from the focus of its field until the first
 * suggestions stand with their texts.
 *
 * @returns compressed sizes in bytes, without headers
 * @throws Error when nothing is fetched
 */
export function weigh(bench: Bench, contender: Contender, locale: Locale, query: string): Promise<Weight> {
  return onPage(bench, contender, locale, async (page) => {
    const traffic = watchTraffic(page);
    await page.getByRole('combobox').first().fill(query);
    await traffic.settled();
    const {files} = traffic;
    if (files.length === 0) {
      throw new Error(`${contender}, ${locale}: nothing was fetched for "${query}"`);
    }
    const weight = {code: 0, index: 0, texts: 0, requests: files.length};
    for (const file of files) {
      // The browser does not tell the size of a worker's script: it is that of the file as it is served.
      weight[partOf(file)] += bodyOf(path.join(bench.site, file)).length;
    }
    return weight;
  });
}

/** Milliseconds since the focus of the field. */
export interface Wait {
  /** Until the first suggestion is painted. */
  readonly first: number;
  /** Until the suggestions have their texts and change no more. */
  readonly whole: number;
}

/** Runs in the page: turns to the field, types, and watches for suggestions. */
function watch({query, suggestion}: {query: string; suggestion: string}): Promise<Wait> {
  const field = document.querySelector<HTMLInputElement>('[role="combobox"]');
  // React listens for what the browser's own setter does.
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!field || !setValue) {
    return Promise.reject(new Error('no field'));
  }
  const start = performance.now();
  return new Promise((resolve) => {
    let first: number | undefined;
    let whole = 0;
    let shown = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
    const look = () => {
      const match = document.querySelector(suggestion);
      const text = match?.closest('[role="listbox"], ol')?.textContent ?? '';
      if (match && text !== shown) {
        shown = text;
        afterPaint(() => {
          whole = performance.now() - start;
          first ??= whole;
          clearTimeout(timer);
          timer = setTimeout(() => {
            observer.disconnect();
            resolve({first: first ?? whole, whole});
          }, 2500);
        });
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, {childList: true, subtree: true, characterData: true});
    field.focus();
    setValue.call(field, query);
    field.dispatchEvent(new Event('input', {bubbles: true}));
  });
}

/**
 * How long a reader on a slow connection waits who turns to the field and
 * types at once, with nothing of the search in the cache.
 *
 * @throws Error when no suggestion comes within half a minute
 */
export function waitFor(bench: Bench, contender: Contender, locale: Locale, query: string): Promise<Wait> {
  return onPage(bench, contender, locale, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: NETWORK.roundTrip,
      downloadThroughput: (NETWORK.megabitsPerSecond * 1e6) / 8,
      uploadThroughput: (NETWORK.megabitsPerSecond * 1e6) / 8,
    });
    const limit = sleep(30_000, undefined, {ref: false}).then((): never => {
      throw new Error(`${contender}, ${locale}: no suggestion for "${query}" within 30 s`);
    });
    return Promise.race([page.evaluate(watch, {query, suggestion: suggestionIn[contender]}), limit]);
  });
}
