/**
 * `npm run check:policy [-- --browser firefox]`: serves the build under the policy of `npm run csp`,
 * opens sixteen kinds of page in Chromium and in Firefox, uses what is on them,
 * and names each thing that the policy stops. Exits 1 when there is one, or a
 * page does not come to life. Needs a build; a browser that is not installed is
 * named and left out.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Page} from 'puppeteer-core';
import {baseOf, defaultLocale, locales} from '../src/config/locales';
import {allRedirects} from '../src/config/redirects';
import {routeOf} from '../src/config/routes';
import {contentSecurityPolicy} from './csp.mts';
import {root} from './prepare.mjs';
import {startServer} from './server.mts';
import {browserNames, startBrowser} from './trust/browsers.mts';

const {values} = parseArgs({options: {browser: {type: 'string'}}});
if (values.browser !== undefined && !(browserNames as readonly string[]).includes(values.browser)) {
  throw new Error(`--browser is "${values.browser}"; allowed: ${browserNames.join(', ')}`);
}

const BUILD = path.join(root, 'build');

/** Sixteen kinds of page, below the base of a language. */
const kinds: readonly string[] = [
  routeOf('index'),
  ...[
    'getting-started/installing', // steps and tabs
    'getting-started/your-first-task', // pictures of the editor
    'features/checkpoints', // tabs, tables
    'features/tools/apply-diff', // code with its changes
    'features/custom-modes', // a calculator with a worker
    'features/mcp/using-mcp-in-product-code', // a builder of files
    'basic-usage/how-tools-work', // diagrams
    'advanced-usage/rate-limits-costs', // a calculator, plots
    'providers/openai-compatible', // facts of a provider
    'metrics/score', // formulas, parts by weight
    'platform/requirements', // screens of the platform
    'faq', // without a sidebar
  ].map(routeOf),
  'search?q=checkpoint',
  'no/such/page',
  allRedirects[0]?.from ?? '',
];

/**
 * Runs in the page before its own scripts: notes what the policy stops. By its
 * own text, so no function in it may have a name: the compiler would note it
 * with a helper that the page does not have.
 */
function watch(): void {
  const stopped: string[] = [];
  Object.assign(window, {stopped});
  // A dialog of the browser would stand in the way, and nobody is there who allows the clipboard.
  window.print = () => undefined;
  // An empty tab has none.
  if ('clipboard' in navigator) {
    navigator.clipboard.writeText = () => Promise.resolve();
  }
  document.addEventListener(
    'securitypolicyviolation',
    ({effectiveDirective, blockedURI, sample, sourceFile}) => {
      stopped.push([effectiveDirective, blockedURI, sample, sourceFile].filter(Boolean).join(' '));
    },
  );
}

/** Uses what a page has: the search, the menu of languages, both modes of color, tabs, copy buttons, forms. */
async function tryOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pressed = 'nav button:not(.navbar__toggle), main :is([role=tab], button[type=button], summary)';
    document.querySelectorAll<HTMLElement>(pressed).forEach((element) => element.click());
    document
      .querySelectorAll<HTMLInputElement>('main form input[type=text], main form textarea')
      .forEach((field) => {
        field.value += '1';
        field.dispatchEvent(new Event('input', {bubbles: true}));
      });
    scrollTo(0, document.body.scrollHeight);
  });
  // What was opened covers the rest, and some of it comes with a script of its own.
  await page.waitForNetworkIdle({idleTime: 300, timeout: 10_000}).catch(() => undefined);
  await page.evaluate(() => document.querySelectorAll('dialog').forEach((dialog) => dialog.close()));
  const field = await page.$('nav [role=combobox]');
  if (field) {
    await field.focus();
    await page.keyboard.type('apply');
    await page.waitForSelector('[role=option]', {timeout: 30_000});
    await page.keyboard.press('Escape');
  }
}

const policy = contentSecurityPolicy(BUILD);
const server = await startServer(BUILD, 0, {headers: {'Content-Security-Policy': policy}});
const problems: string[] = [];
try {
  for (const name of browserNames.filter((known) => known === (values.browser ?? known))) {
    const browser = await startBrowser(name);
    if (!browser) {
      console.log(`${name}: not installed, left out`);
      continue;
    }
    try {
      const page = await browser.newPage();
      await page.evaluateOnNewDocument(watch);
      let errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)));
      for (const [index, kind] of kinds.entries()) {
        // The policy knows no language: every other kind in each.
        const url = baseOf(locales[index % locales.length] ?? defaultLocale) + kind;
        errors = [];
        let stopped: string[] = [];
        try {
          // Firefox takes a page that leads on for one that failed.
          await page.goto(server.url + url).catch(() => undefined);
          await page.waitForSelector('html[data-has-hydrated="true"]', {timeout: 30_000});
          await tryOut(page);
          // What is fetched ahead.
          await page.waitForNetworkIdle({idleTime: 300, timeout: 10_000}).catch(() => undefined);
          stopped = await page.evaluate(
            () => (window as unknown as {stopped?: string[]}).stopped ?? [`not watched: ${location.href}`],
          );
        } catch (error) {
          errors.push(error instanceof Error ? error.message : String(error));
        }
        const found = [...new Set([...stopped, ...errors])].map((text) => `${name}: ${url}: ${text}`);
        // At once: whoever waits sees how far it is.
        found.forEach((problem) => console.error(problem));
        problems.push(...found);
      }
      console.log(`${name} ${await browser.version()}: ${kinds.length} kinds of page`);
    } finally {
      await browser.close();
    }
  }
} finally {
  await server.close();
}
console.log(`${problems.length} violations and errors`);
process.exitCode = problems.length > 0 ? 1 : 0;
