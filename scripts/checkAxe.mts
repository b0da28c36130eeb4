// cspell:ignore domcontentloaded
/**
 * `npm run check:axe [-- --only features/ --locale pt-BR]`: axe with every rule
 * of WCAG 2.0 to 2.2 A and AA and its best practices, nothing left out, on every
 * page in both languages, light and dark, on a desktop and a phone, before the
 * page's scripts and after. Exits 1 and names each barrier.
 *
 * An hour or so for everything on two cores, in as many windows. The browser
 * suite looks at every page too, and where texts look alike at some of them: this
 * is the whole of it. Needs a build.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type BrowserContext, type Page} from '@playwright/test';
import type axe from 'axe-core';
import {baseOf, locales} from '../src/config/locales';
import {routeOf} from '../src/config/routes';
import {allPages} from '../src/config/sections';
import {findBrowser, root} from './prepare.mjs';
import {startServer} from './server.mts';

const {values} = parseArgs({options: {only: {type: 'string', default: ''}, locale: {type: 'string'}}});
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const source = readFileSync(path.join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');
const sizes = [
  {width: 1440, height: 900},
  {width: 390, height: 844},
];
const modes = ['light', 'dark'];
/** Windows that look at pages side by side: most of the time axe calculates, and each window does so on its own. */
const WINDOWS = 2;
const ids = [...allPages.map(routeOf), 'search?q=checkpoint', '404'].filter((route) =>
  route.startsWith(values.only),
);
const urls = locales
  .filter((locale) => values.locale === undefined || locale === values.locale)
  .flatMap((locale) => ids.map((route) => baseOf(locale) + route));
if (urls.length === 0) {
  throw new Error(`No page begins with “${values.only}”`);
}

/** Rule, place and reason of each violation. */
const violations = (page: Page): Promise<string[]> =>
  page.evaluate(async (tags) => {
    const {run} = (window as unknown as {axe: typeof axe}).axe;
    const found = await run(document, {
      resultTypes: ['violations'],
      elementRef: false,
      runOnly: {type: 'tag', values: tags},
    });
    return found.violations.flatMap(({id, nodes}) =>
      nodes.map(
        ({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
      ),
    );
  }, TAGS);

let problems = 0;
let runs = 0;

/** Two frames: what watches sizes (src/theme/DocItem/Content/useBoxes.ts) is told in the first of a window's new width. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Looks at a page in every mode and size, in a tab of its own: axe leaves much in the memory of one. */
async function look(context: BrowserContext, state: 'before' | 'after', url: string): Promise<string[]> {
  const page = await context.newPage();
  const found: string[] = [];
  try {
    if (state === 'before') {
      // They never come, and do not fail either.
      await page.route('**/assets/js/*.js', () => undefined);
    }
    await page.goto(url, {waitUntil: 'domcontentloaded'});
    if (state === 'after') {
      await page.waitForSelector('html[data-has-hydrated="true"]');
    }
    await page.evaluate(source);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await settled(page);
      for (const mode of modes) {
        await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode);
        const where = `${url} (${state} its scripts, ${mode}, ${size.width} px)`;
        found.push(...(await violations(page)).map((text) => `${where}: ${text}`));
        runs += 1;
      }
    }
    return found;
  } finally {
    await page.close();
  }
}

/** Takes pages from the list until none is left, and says at once what is found. */
async function lookAtEach(context: BrowserContext, state: 'before' | 'after', left: string[]): Promise<void> {
  for (let url = left.shift(); url !== undefined; url = left.shift()) {
    const address = url;
    const found = await look(context, state, address).catch((error: Error) => {
      // A tab can crash for want of memory, which says nothing of the page: it gets another one.
      console.log(`${address}: once more, after “${error.message.split('\n')[0]}”`);
      return look(context, state, address);
    });
    problems += found.length;
    found.forEach((problem) => console.error(problem));
  }
}

const server = await startServer(path.join(root, 'build'), 0);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  // Colors fade when the mode changes; axe must not see them half way.
  const context = await browser.newContext({baseURL: server.url, reducedMotion: 'reduce'});
  // A busy machine is no barrier.
  context.setDefaultTimeout(120_000);
  for (const state of ['before', 'after'] as const) {
    const left = [...urls];
    await Promise.all(Array.from({length: WINDOWS}, () => lookAtEach(context, state, left)));
    console.log(`${state} the scripts: ${urls.length} pages, ${problems} violations`);
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(
  `${urls.length} pages × ${modes.length} modes × ${sizes.length} widths, before and after their scripts: ` +
    `${runs} runs of axe, ${problems} violations`,
);
process.exitCode = problems > 0 ? 1 : 0;
