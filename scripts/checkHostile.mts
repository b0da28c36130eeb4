// cspell:ignore domcontentloaded
/**
 * `npm run check:hostile [-- --count 10000 --browser chrome --seed 1]`: gives
 * hostile values to everything that the site reads from an address, in a
 * browser and under the policy of `npm run csp`, and names each that is
 * executed, leads to another host, changes a prototype, hangs, or leaves a page
 * that does not come to life. Exits 1 when there is one. Needs a build.
 *
 * One in ten comes with a whole load, as do all that are read only then; the
 * others come as when a reader follows a link.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Page} from 'puppeteer-core';
import {baseOf, defaultLocale, locales} from '../src/config/locales';
import {contentSecurityPolicy} from './csp.mts';
import {root} from './prepare.mjs';
import {startServer} from './server.mts';
import {browserNames, startBrowser, type BrowserName} from './trust/browsers.mts';
import {hostileAddress, hostileValues} from './trust/hostile.mts';

const {values} = parseArgs({
  options: {
    count: {type: 'string', default: '10000'},
    browser: {type: 'string', default: 'chrome'},
    seed: {type: 'string', default: '1'},
  },
});
const count = Number(values.count);
const name = browserNames.find((known): known is BrowserName => known === values.browser);
if (!Number.isInteger(count) || count < 1 || !name) {
  throw new Error(
    `--count is "${values.count}", --browser "${values.browser}"; allowed: 1 or more, ${browserNames.join(', ')}`,
  );
}

/** Milliseconds after which a page hangs; a busy machine is no fault of the page. */
const PATIENCE = 20_000;
const LOADED = 'html[data-has-hydrated="true"]';

/** What went wrong with the page that is shown, if anything did. */
const verdict = (page: Page, origin: string): Promise<string | undefined> =>
  page.evaluate((own) => {
    if ('executed' in window || 'executed' in {}) {
      return 'executed';
    }
    if (location.origin !== own) {
      return `leads to ${location.href}`;
    }
    return document.querySelector('main h1') ? undefined : 'no page is shown';
  }, origin);

/** Goes to an address as a link within the site does. */
const follow = (page: Page, url: string): Promise<void> =>
  page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', {state: {}}));
        setTimeout(resolve, 30);
      }),
    url,
  );

const server = await startServer(path.join(root, 'build'), 0, {
  headers: {'Content-Security-Policy': contentSecurityPolicy(path.join(root, 'build'))},
});
const browser = await startBrowser(name);
if (!browser) {
  throw new Error(`There is no ${name} on this machine.`);
}
const problems: string[] = [];
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  let errors: string[] = [];
  page.on('dialog', (dialog) => {
    errors.push('a dialog');
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)));
  page.on('request', (request) => {
    const {protocol, origin} = new URL(request.url());
    if (protocol.startsWith('http') && origin !== server.url) {
      errors.push(`asks ${origin}`);
    }
  });
  let isAlive = false;
  let index = 0;
  for (const {place, value} of hostileValues(Number(values.seed))) {
    if (index === count) {
      break;
    }
    errors = [];
    const base = baseOf(locales[index % locales.length] ?? defaultLocale);
    const url = hostileAddress(place, value, base);
    const isRead = ['from', 'docusaurus-theme', 'docusaurus-data-theme'].includes(place);
    try {
      if (isRead || !isAlive || index % 10 === 0) {
        // A host may refuse an address that is malformed; one that leads on is no failure.
        await page.goto('about:blank');
        await page.goto(server.url + url, {waitUntil: 'domcontentloaded'}).catch(() => undefined);
        await page.waitForSelector(LOADED);
      } else {
        await follow(page, url);
      }
      isAlive = true;
      const found = await verdict(page, server.url);
      errors.push(...(found ? [found] : []));
    } catch (error) {
      isAlive = false;
      errors.push(error instanceof Error ? error.message : String(error));
    }
    problems.push(
      ...[...new Set(errors)].map((text) => `${place} ${JSON.stringify(value.slice(0, 80))}: ${text}`),
    );
    index += 1;
    if (index % 500 === 0) {
      console.log(`${index} of ${count}: ${problems.length} problems`);
    }
  }
  console.log(`${name} ${await browser.version()}: ${count} hostile values`);
} finally {
  await browser.close();
  await server.close();
}
problems.forEach((problem) => console.error(problem));
console.log(`${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
