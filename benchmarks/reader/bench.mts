/**
 * `npm run bench:reader`: what a reader waits for on a slow phone, a fourth of
 * this machine's processor: until the page answers the first key or press, until
 * something that was pressed is painted, and until a link has led to its page.
 *
 * The first of these stands beside the same build with its scripts fetched next
 * to the style (`defer`), as Docusaurus names them; the two take turns, and the
 * ratio is what counts, since the times are those of a busy machine. Prints
 * tables; nothing passes or fails. Needs a build.
 *
 * cspell:ignore networkidle
 */
import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {baseOf, locales, type Locale} from '../../src/config/locales';
import {installBrowser, root} from '../../scripts/prepare.mjs';
import {quantile, milliseconds, printTable, printTitle} from '../../scripts/search/numbers.mts';
import {fileAt, startServer} from '../../scripts/server.mts';

const ROUNDS = 5;
/** How many times slower than this machine's processor. */
const SLOWDOWN = 4;
/** Chrome's "slow 4G": bytes a second, and milliseconds there and back. */
const SLOW_LINE = {downloadThroughput: (1.6e6 * 0.9) / 8, uploadThroughput: 750e3 / 8, latency: 150};
const PHONE = {width: 360, height: 740};
const DESKTOP = {width: 1280, height: 800};
const PAGES = ['', 'features/checkpoints', 'providers/openai', 'metrics/score'];
const WITH_TABS = 'features/checkpoints';

const median = (values: readonly number[]): number => quantile(values, 0.5);
const addressOf = (page: string, locale: Locale): string => baseOf(locale) + page;

const build = path.join(root, 'build');
const server = await startServer(build, 0, {gzip: true});
/** The same, with the scripts of its pages as Docusaurus would name them: fetched beside the style. */
const deferring = await startServer(build, 0, {
  gzip: true,
  before: (request, response) => {
    const file = fileAt(build, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!file?.endsWith('.html')) {
      return false;
    }
    const page = readFileSync(file, 'utf8').replaceAll('<script nomodule ', '<script defer ');
    response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip'});
    response.end(gzipSync(page, {level: 6}));
    return true;
  },
});
const browser: Browser = await chromium.launch({
  executablePath: await installBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

/** Opens a tab of its own, empty cache included, with the slow processor, and hands it over. */
async function inTab<T>(
  viewport: typeof PHONE,
  isSlowLine: boolean,
  run: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({viewport, reducedMotion: 'reduce'});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await session.send('Network.enable');
    if (isSlowLine) {
      await session.send('Network.emulateNetworkConditions', {offline: false, ...SLOW_LINE});
    }
    return await run(page, session);
  } finally {
    await context.close();
  }
}

/** What is painted, and what answers: in milliseconds from the beginning of the page. */
interface Opened {
  readonly painted: number;
  readonly alive: number;
}

/** Times of a page, from asking for it. It is alive when it takes what was pressed before (src/client/early.ts). */
const open = (url: string, isSlowLine: boolean): Promise<Opened> =>
  inTab(PHONE, isSlowLine, async (page) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.documentElement.dataset.hasHydrated === 'true') {
          performance.mark('alive');
        }
      }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
    });
    await page.goto(url, {waitUntil: 'load'});
    await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
    return page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      alive: performance.getEntriesByName('alive')[0]?.startTime ?? NaN,
    }));
  });

/** The longest time from an input until the browser has painted what came of it, of those since the page began. */
const longest = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300)));
    const seen = (window as unknown as {durations: number[]}).durations;
    return Math.max(0, ...seen.splice(0));
  });

/** Interactions that a page begins with, each by its name; Event Timing gives times in steps of 8 ms, from 16 on. */
const interactions: Readonly<
  Record<string, {viewport: typeof PHONE; page: string; act: (page: Page) => Promise<void>}>
> = {
  'open the menu': {
    viewport: PHONE,
    page: WITH_TABS,
    act: (page) => page.locator('.navbar__toggle').click(),
  },
  'change the tab': {
    viewport: DESKTOP,
    page: WITH_TABS,
    act: (page) => page.locator('[role=tab][aria-selected=false]').first().click(),
  },
  'change the color mode': {
    viewport: DESKTOP,
    page: '',
    act: (page) => page.locator('.navbar button[class*=toggleButton]').first().click(),
  },
  'type ten letters in the search': {
    viewport: DESKTOP,
    page: WITH_TABS,
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('checkpoint', {delay: 120});
    },
  },
};

async function interact(name: string, locale: Locale): Promise<number> {
  const {viewport, page: where, act} = interactions[name] ?? {};
  if (!viewport || where === undefined || !act) {
    throw new Error(`no such interaction: ${name}`);
  }
  return inTab(viewport, false, async (page) => {
    await page.addInitScript(() => {
      const durations: number[] = ((window as unknown as {durations: number[]}).durations = []);
      new PerformanceObserver((list) => {
        list.getEntries().forEach(({duration}) => durations.push(duration));
      }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit);
    });
    await page.goto(server.url + addressOf(where, locale), {waitUntil: 'networkidle'});
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await longest(page);
    await act(page);
    return longest(page);
  });
}

/** From the press on the link to the next page until its heading stands there; the page was fetched ahead. */
const follow = (address: string): Promise<number> =>
  inTab(DESKTOP, false, async (page) => {
    await page.goto(server.url + address, {waitUntil: 'networkidle'});
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    const link = page.locator('.pagination-nav__link--next');
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const before = document.querySelector('h1')?.textContent;
      let pressed = 0;
      addEventListener('mousedown', () => (pressed = performance.now()), {capture: true, once: true});
      new MutationObserver((_changes, observer) => {
        const now = document.querySelector('h1')?.textContent;
        if (now && now !== before) {
          observer.disconnect();
          requestAnimationFrame(() =>
            setTimeout(() => {
              document.body.dataset.followed = String(performance.now() - pressed);
            }),
          );
        }
      }).observe(document.body, {subtree: true, childList: true, characterData: true});
    });
    await link.click();
    await page.waitForFunction(() => document.body.dataset.followed !== undefined);
    return Number(await page.evaluate(() => document.body.dataset.followed));
  });

const [cpu] = os.cpus();
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${os.availableParallelism()} cores of ${cpu?.model ?? 'unknown'}, load ${os.loadavg()[0]?.toFixed(1)}; processor ${SLOWDOWN} times slower, ${ROUNDS} rounds, medians and, in brackets, the worst`,
);
const spread = (values: readonly number[]): string =>
  `${milliseconds(median(values))} (${milliseconds(Math.max(...values))})`;

try {
  for (const isSlowLine of [true, false]) {
    const rows: string[][] = [];
    for (const [locale, where] of locales.flatMap((each) => PAGES.map((page) => [each, page] as const))) {
      const ours: Opened[] = [];
      const deferred: Opened[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await open(server.url + addressOf(where, locale), isSlowLine));
        deferred.push(await open(deferring.url + addressOf(where, locale), isSlowLine));
      }
      const ratio = (what: keyof Opened) =>
        (median(ours.map((each) => each[what])) / median(deferred.map((each) => each[what]))).toFixed(2);
      rows.push([
        addressOf(where, locale),
        spread(ours.map(({painted}) => painted)),
        ratio('painted'),
        spread(ours.map(({alive}) => alive)),
        ratio('alive'),
      ]);
    }
    printTitle(
      `Opening a page, ${isSlowLine ? 'slow 4G' : 'a fast line'}; ratios to the same with deferred scripts`,
    );
    printTable(['page', 'painted', 'ratio', 'answers', 'ratio'], rows);
  }

  const rows: string[][] = [];
  for (const locale of locales) {
    for (const name of Object.keys(interactions)) {
      const values: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        values.push(await interact(name, locale));
      }
      rows.push([`${name}, ${locale}`, spread(values)]);
    }
    const followed: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      followed.push(await follow(addressOf(WITH_TABS, locale)));
    }
    rows.push([`follow the link to the next page, ${locale}`, spread(followed)]);
  }
  printTitle('From an input until it is painted');
  printTable(['what', 'time'], rows);
} finally {
  await browser.close();
  await Promise.all([server.close(), deferring.close()]);
}
