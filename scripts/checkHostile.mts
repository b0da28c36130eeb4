// cspell:ignore domcontentloaded
/**
 * `npm run check:hostile [-- --count 10000 --browser firefox --seed 1]`: gives
 * hostile values to everything that the site reads from an address, in Chromium
 * and in Firefox and under the policy of `npm run csp`, and names each address
 * at which something is executed or stopped by the policy, that leads to
 * another host, changes a prototype, hangs, or leaves a page that does not come
 * to life. Exits 1 when there is one. Needs a build; a browser that is not
 * installed is named and left out.
 *
 * What is read only from a page that comes from the server is loaded, in one
 * tab; meanwhile a tab for each language follows the rest as a reader follows
 * links, without ever being loaded anew.
 */
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import type {Browser, Page} from 'puppeteer-core';
import {baseOf, locales} from '../src/config/locales';
import {contentSecurityPolicy} from './csp.mts';
import {root, since} from './prepare.mjs';
import {startServer} from './server.mts';
import {browserNames, startBrowser, type BrowserName} from './trust/browsers.mts';
import {hostileVisits, type Visit} from './trust/hostile.mts';

const {values} = parseArgs({
  options: {
    count: {type: 'string', default: '10000'},
    browser: {type: 'string'},
    seed: {type: 'string', default: '1'},
  },
});
const count = Number(values.count);
const names = browserNames.filter((known) => known === (values.browser ?? known));
if (!Number.isInteger(count) || count < 1 || names.length === 0) {
  throw new Error(
    `--count is "${values.count}", --browser "${values.browser}"; allowed: 1 or more, ${browserNames.join(', ')}`,
  );
}

/** Milliseconds after which a page hangs; a busy machine is no fault of the page. */
const PATIENCE = 60_000;
/** In what Firefox says of a script whose page was left before it had come: SHA-256 of no bytes. */
const HASH_OF_NOTHING = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const LOADED = 'html[data-has-hydrated="true"]';

/**
 * Runs in the page before its own scripts: notes what the policy stops, and has
 * nothing fetched ahead, which no address changes. By its own text, so no
 * function in it may have a name: the compiler would note it with a helper that
 * the page does not have.
 */
function watch(): void {
  const stopped: string[] = [];
  Object.assign(window, {stopped});
  Object.defineProperty(Navigator.prototype, 'connection', {value: {saveData: true}});
  document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) => {
    stopped.push(`the policy stops ${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

/** What is wrong with the page that is shown. */
const verdict = (page: Page, origin: string): Promise<string[]> =>
  page.evaluate((own) => {
    const {stopped} = window as unknown as {stopped?: string[]};
    return [
      ...(stopped?.splice(0) ?? ['not watched']),
      ...('executed' in window || 'executed' in {} ? ['executed'] : []),
      ...(location.origin === own ? [] : [`leads to ${location.href}`]),
      ...(document.querySelector('main h1') ? [] : ['no page is shown']),
    ];
  }, origin);

/** Waits for an element. By questions of its own: while a page is being left, it has no answer, which is no failure. */
async function wait(page: Page, selector: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  const ask = (wanted: string) => document.querySelector(wanted) !== null;
  while (!(await page.evaluate(ask, selector).catch(() => false))) {
    if (performance.now() > end) {
      throw new Error(`no ${selector} within ${PATIENCE} ms`);
    }
    await sleep(20);
  }
}

/** Loads an address. */
async function load(page: Page, url: string): Promise<void> {
  if (url.includes('#')) {
    // Otherwise the browser may stay on the page and go to the hash.
    await page.goto('about:blank');
  }
  // A host may refuse an address that is malformed; one that leads on is no failure.
  await page.goto(url, {waitUntil: 'domcontentloaded'}).catch(() => undefined);
  await wait(page, LOADED);
}

/** Goes to an address as a link within the site does, and waits until another page is there and has its results. */
async function follow(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('main')?.setAttribute('data-left', '');
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, url);
  await wait(page, 'main:not([data-left]):not(:has([aria-busy="true"])) h1');
}

/** Rejects when a page says nothing any more: the browser alone would wait for minutes. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('hangs')), 2 * PATIENCE);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}

/** What one tab found: the problems, and how long each visit took in milliseconds. */
interface Found {
  readonly problems: string[];
  readonly times: number[];
}

/**
 * Makes visits one after another in a tab.
 *
 * @param isDone is told of each visit that is done
 */
async function visit(
  browser: Browser,
  origin: string,
  visits: readonly Visit[],
  isDone: (visit: Visit) => void,
): Promise<Found> {
  const problems: string[] = [];
  const times: number[] = [];
  let errors: string[] = [];
  const open = async () => {
    const opened = await browser.newPage();
    opened.setDefaultTimeout(PATIENCE);
    await opened.evaluateOnNewDocument(watch);
    opened.on('dialog', (dialog) => {
      errors.push('a dialog');
      void dialog.dismiss();
    });
    opened.on('pageerror', (error) => {
      const message = error instanceof Error ? error.message : String(error);
      if (!message.includes(HASH_OF_NOTHING)) {
        errors.push(message);
      }
    });
    opened.on('request', (request) => {
      const {protocol, origin: asked} = new URL(request.url());
      if (protocol.startsWith('http') && asked !== origin) {
        errors.push(`asks ${asked}`);
      }
    });
    return opened;
  };
  let page = await open();
  let isAlive = false;
  for (const one of visits) {
    errors = [];
    const start = performance.now();
    try {
      await inTime((isAlive && !one.isLoaded ? follow : load)(page, origin + one.url));
      times.push(performance.now() - start);
      errors.push(...(await inTime(verdict(page, origin))));
      isAlive = true;
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
      isAlive = false;
      // One that hangs cannot be left.
      await inTime(page.close()).catch(() => undefined);
      page = await open();
    }
    const found = [...new Set(errors)].map((text) => `${one.url.slice(0, 400)}: ${text}`);
    // At once: whoever waits sees how far it is.
    found.forEach((problem) => console.error(problem));
    problems.push(...found);
    isDone(one);
  }
  await page.close();
  return {problems, times};
}

/** The time that a share of the visits keep to, in milliseconds. */
const quantile = (times: readonly number[], share: number): string =>
  Math.round(times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? 0).toLocaleString('en');

/** All visits in one browser, in a tab for what is loaded and one for each language. */
async function check(name: BrowserName, origin: string): Promise<number> {
  const browser = await startBrowser(name);
  if (!browser) {
    console.log(`${name}: not installed, left out`);
    return 0;
  }
  const start = Date.now();
  const bases = locales.map(baseOf);
  const visits = hostileVisits(Number(values.seed), count, bases);
  const loaded = visits.filter(({isLoaded}) => isLoaded);
  // The last base that fits is the longest.
  const followed = bases.map((_, index) =>
    visits.filter(({isLoaded, url}) => !isLoaded && bases.findLastIndex((b) => url.startsWith(b)) === index),
  );
  let done = 0;
  const isDone = (one: Visit) => {
    const before = done;
    done += one.values;
    if (Math.floor(before / 1000) < Math.floor(done / 1000)) {
      console.log(`${name}: ${done} values in ${since(start)}`);
    }
  };
  try {
    const [atLoad, ...after] = await Promise.all(
      [loaded, ...followed].map((group) => visit(browser, origin, group, isDone)),
    );
    const times = after.flatMap((group) => group.times);
    const problems = [atLoad, ...after].reduce((sum, found) => sum + (found?.problems.length ?? 0), 0);
    console.log(
      [
        `${name} ${await browser.version()}: ${done} hostile values in ${since(start)}, ${problems} problems`,
        `${loaded.length} loads, 95 % within ${quantile(atLoad?.times ?? [], 0.95)} ms, all within ${quantile(atLoad?.times ?? [], 1)} ms`,
        `${times.length} links, 95 % within ${quantile(times, 0.95)} ms, all within ${quantile(times, 1)} ms`,
      ].join('; '),
    );
    return problems;
  } finally {
    await browser.close();
  }
}

const server = await startServer(path.join(root, 'build'), 0, {
  headers: {'Content-Security-Policy': contentSecurityPolicy(path.join(root, 'build'))},
});
let problems = 0;
try {
  for (const name of names) {
    problems += await check(name, server.url);
  }
} finally {
  await server.close();
}
process.exitCode = problems > 0 ? 1 : 0;
