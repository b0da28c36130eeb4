/** What Chromium fetches of a page, and how long a reader waits for the next one and for a suggestion. */
// cspell:ignore requestfinished requestfailed
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser, Page, Request} from '@playwright/test';
import type {Locale} from '../../src/config/locales';
import {fileAt} from '../../scripts/server.mts';
import {inlineStyles, sizeOf, type Line, type SiteServer, type Size} from './serve.mts';
import {addressOf, outputOf, type Site} from './sites.mts';

/** A slow phone connection. */
const LINE: Line = {megabitsPerSecond: 1.6, roundTrip: 150};

/** Milliseconds without a request after which all counts as fetched. */
const QUIET = 800;

/** Milliseconds that nobody waits longer. */
const LIMIT = 40_000;

const PHONE = {viewport: {width: 412, height: 823}, isMobile: true, hasTouch: true};
const SCREEN = {viewport: {width: 1440, height: 900}};

/** How long a pointer rests on a link before it is clicked. */
const REST = 200;

export interface Visit {
  readonly browser: Browser;
  readonly server: SiteServer;
  readonly site: Site;
  readonly locale: Locale;
  /** Path of a page below the root of the language. */
  readonly route: string;
}

interface Traffic {
  readonly requests: readonly Request[];
  settled(): Promise<void>;
}

/** Lists what a page asks for from now on. */
function watchTraffic(page: Page): Traffic {
  const requests: Request[] = [];
  let underway = 0;
  let latest = 0;
  const count = (change: number) => {
    underway += change;
    latest = performance.now();
  };
  page.on('request', (request) => {
    requests.push(request);
    count(1);
  });
  page.on('requestfinished', () => count(-1));
  page.on('requestfailed', () => count(-1));
  return {
    requests,
    async settled() {
      const start = performance.now();
      latest = start;
      while ((underway > 0 || performance.now() - latest < QUIET) && performance.now() - start < LIMIT) {
        await sleep(50);
      }
    },
  };
}

/** Opens a page with an empty cache, and hands it over once it is at rest. */
async function onPage<T>(
  {browser, server, site, locale, route}: Visit,
  device: typeof SCREEN,
  run: (page: Page, traffic: Traffic) => Promise<T>,
): Promise<T> {
  server.setLine(undefined);
  const context = await browser.newContext({...device, serviceWorkers: 'block'});
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT);
    // tsx names functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(watch, {found: site.search.found, field: site.search.field});
    const traffic = watchTraffic(page);
    const address = server.url + addressOf(site, locale, route);
    const response = await page.goto(address);
    if (response?.status() !== 200) {
      throw new Error(`${site.name}, ${address}: ${response?.status()}`);
    }
    await traffic.settled();
    return await run(page, traffic);
  } finally {
    server.setLine(undefined);
    await context.close();
  }
}

/** Runs in every document: notes when something was begun, and when what follows from it has been painted. */
function watch({found, field}: {found: string; field: string}): void {
  const now = () => String(performance.timeOrigin + performance.now());
  const note = (key: string) => (sessionStorage[key] ??= now());
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link) {
        sessionStorage['bench-title'] = document.querySelector('h1')?.textContent ?? '';
        note('bench-link');
      }
    },
    true,
  );
  addEventListener('pointerdown', () => note('bench-search'), true);
  const look = () => {
    const title = document.querySelector('h1')?.textContent;
    if (sessionStorage['bench-link'] && title && title !== sessionStorage['bench-title']) {
      setTimeout(() => note('bench-shown'));
    }
    if (sessionStorage['bench-search'] && document.querySelector(field) && document.querySelector(found)) {
      setTimeout(() => note('bench-found'));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Milliseconds between two notes, once both are there. */
async function between(page: Page, from: string, to: string): Promise<number> {
  await page.waitForFunction((key) => sessionStorage[key] !== undefined, to);
  return page.evaluate(
    ([start = '', end = '']) => Number(sessionStorage[end]) - Number(sessionStorage[start]),
    [from, to],
  );
}

const NOTHING: Size = {gzip: 0, brotli: 0};

const add = (a: Size, b: Size): Size => ({gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli});

/** File of a request; undefined for what is none of the site's. */
function fileOf({site, server}: Visit, request: Request): string | undefined {
  return request.url().startsWith(server.url)
    ? fileAt(outputOf(site), decodeURIComponent(new URL(request.url()).pathname))
    : undefined;
}

/** Whether something is fetched for a page that may come next. */
async function isAhead(request: Request): Promise<boolean> {
  const {purpose, 'sec-purpose': secPurpose} = await request.allHeaders();
  return (
    `${purpose} ${secPurpose}`.includes('prefetch') ||
    // A script that is fetched as data waits for a page that may come (src/client/prefetch.ts).
    (['fetch', 'xhr'].includes(request.resourceType()) &&
      /\.(?:js|html)$|\/$/.test(new URL(request.url()).pathname))
  );
}

/** What a page weighs. */
export interface Load {
  readonly html: Size;
  /** HTML, and what the browser says it has waited for before the first paint. */
  readonly paint: Size;
  /** All that was fetched for the page itself. */
  readonly first: Size;
  /** Files of scripts; what stands in the HTML counts there. */
  readonly script: Size;
  /** Files of style sheets, and those that stand in the HTML, which are in it already. */
  readonly styles: Size;
}

/** Fetches a page on a phone, with an empty cache. */
export function load(visit: Visit): Promise<Load> {
  return onPage(visit, PHONE, async (page, {requests}) => {
    const blocking = new Set(
      await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
          .map(({name}) => name),
      ),
    );
    const sums = {html: NOTHING, paint: NOTHING, first: NOTHING, script: NOTHING, styles: NOTHING};
    const seen = new Set<string>();
    for (const request of requests) {
      const file = fileOf(visit, request);
      if (file === undefined || seen.has(file) || (await isAhead(request))) {
        continue;
      }
      seen.add(file);
      const size = sizeOf(file);
      const isPage = request.resourceType() === 'document';
      sums.first = add(sums.first, size);
      if (isPage) {
        sums.html = add(sums.html, size);
        sums.styles = add(sums.styles, inlineStyles(file));
      }
      if (isPage || blocking.has(request.url())) {
        sums.paint = add(sums.paint, size);
      }
      const extension = path.extname(file);
      if (extension === '.js') {
        sums.script = add(sums.script, size);
      } else if (extension === '.css') {
        sums.styles = add(sums.styles, size);
      }
    }
    return sums;
  });
}

/**
 * Milliseconds from the click on the link to the next page until that page is painted: on a slow line, with a page
 * that was read to its end, so that what is fetched ahead is there.
 */
export function turnPage(visit: Visit): Promise<number> {
  return onPage(visit, SCREEN, async (page, traffic) => {
    const link = page.locator(visit.site.next);
    await link.scrollIntoViewIfNeeded();
    await traffic.settled();
    visit.server.setLine(LINE);
    await link.hover();
    await sleep(REST);
    await link.click();
    return between(page, 'bench-link', 'bench-shown');
  });
}

/** Opens the field of the search and types. */
async function ask(page: Page, {search: {opener, field}}: Site, query: string): Promise<void> {
  if (opener) {
    await page.locator(opener).first().click();
  } else {
    await page.locator(field).first().click();
  }
  await page.locator(field).first().fill(query);
}

/** Milliseconds from the first touch of the search until the first suggestion is painted, on a slow line. */
export function firstSuggestion(visit: Visit, query: string): Promise<number> {
  return onPage(visit, SCREEN, async (page) => {
    visit.server.setLine(LINE);
    await ask(page, visit.site, query);
    return between(page, 'bench-search', 'bench-found');
  });
}

/** What is fetched from the first touch of the search until its suggestions stand. */
export function searchWeight(visit: Visit, query: string): Promise<Size> {
  return onPage(visit, SCREEN, async (page) => {
    const traffic = watchTraffic(page);
    await ask(page, visit.site, query);
    await between(page, 'bench-search', 'bench-found');
    await traffic.settled();
    const files = new Set<string>();
    for (const request of traffic.requests) {
      const file = fileOf(visit, request);
      if (file !== undefined && !(await isAhead(request))) {
        files.add(file);
      }
    }
    return [...files].map(sizeOf).reduce(add, NOTHING);
  });
}
