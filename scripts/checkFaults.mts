// cspell:ignore domcontentloaded
/**
 * `npm run check:faults [-- --browser firefox --only index --locale pt-BR]`:
 * serves the build by a host that breaks down, one fault after another
 * (scripts/trust/faults.mts), in Chromium and in Firefox and in both languages,
 * and holds what the reader gets against what they should. One line for each
 * fault; exits 1 with what was expected and what was found. Needs a build; a
 * browser that is not installed is named and left out.
 */
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import type {Browser, Page} from 'puppeteer-core';
import {baseOf, locales, type Locale} from '../src/config/locales';
import {contentSecurityPolicy} from './csp.mts';
import {root, since} from './prepare.mjs';
import {browserNames, startBrowser} from './trust/browsers.mts';
import {faults, type Fault, type Seen, type Stage} from './trust/faults.mts';
import {startFaultyHost} from './trust/faultyHost.mts';

const {values} = parseArgs({
  options: {
    browser: {type: 'string'},
    locale: {type: 'string'},
    only: {type: 'string', default: ''},
  },
});
const names = browserNames.filter((known) => known === (values.browser ?? known));
const languages = locales.filter((known) => known === (values.locale ?? known));
const chosen = faults.filter(({name}) => name.includes(values.only));
if (names.length === 0 || languages.length === 0 || chosen.length === 0) {
  throw new Error(
    `--browser is "${values.browser}", --locale "${values.locale}", --only "${values.only}"; ` +
      `allowed: ${browserNames.join(', ')}; ${locales.join(', ')}; a part of a fault's name`,
  );
}

/** Milliseconds that a reader's view has to become what it should; a busy machine is no fault of the page. */
const PATIENCE = 40_000;
/** Milliseconds in which a loop would show. */
const REST = 1_500;

/**
 * Links are not fetched ahead: what is asked for is what the reader chose. Runs
 * in the page by its own text, where no function may have a name: see checkPolicy.mts.
 */
function saveData(): void {
  Object.defineProperty(Navigator.prototype, 'connection', {value: {saveData: true}});
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    // Without functions that have a name: see saveData.
    const [notice = '', search = ''] = ['[role=alert]', 'nav [role=search] [role=status]'].map((selector) =>
      Array.from(document.querySelectorAll<HTMLElement>(selector), ({innerText}) => innerText).join(' '),
    );
    const main = document.querySelector('main');
    const options = '[role=listbox] [role=option]:has(mark)';
    return {
      path: location.pathname,
      heading: document.querySelector('h1')?.innerText ?? '',
      isReadable:
        (main?.innerText.length ?? 0) > 300 &&
        [...document.querySelectorAll('a[href^="/"]')].some((link) => link.checkVisibility()),
      isAlive: document.documentElement.dataset.hasHydrated === 'true',
      // What the page says without its scripts: static/noscript.css.
      notice:
        document.documentElement.dataset.hasHydrated === 'lost'
          ? notice +
            getComputedStyle(document.querySelector('#__docusaurus') ?? document.body, '::before').content
          : notice,
      search,
      hasResults: document.querySelector(`nav ${options}`) !== null,
      hasTexts: document.querySelector(`nav ${options} [class*=snippet]:not(:empty)`) !== null,
      theme: document.documentElement.dataset.theme ?? '',
    };
  });

const fits = (found: Seen[keyof Seen], wanted: Seen[keyof Seen]): boolean =>
  typeof found === 'string' && typeof wanted === 'string' && wanted !== ''
    ? found.includes(wanted)
    : found === wanted;

/** Asks until the answer is right. A page that is just being left has none. */
async function until<T>(ask: () => Promise<T>, isRight: (answer: T) => boolean): Promise<void> {
  const end = performance.now() + PATIENCE;
  let found: unknown;
  do {
    try {
      const answer = await ask();
      if (isRight(answer)) {
        return;
      }
      found = answer;
    } catch (error) {
      found = String(error);
    }
    await sleep(100);
  } while (performance.now() < end);
  throw new Unexpected(found);
}

/** What was found in the end. */
class Unexpected extends Error {
  constructor(readonly found: unknown) {
    super();
  }
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

async function attempt(browser: Browser, fault: Fault, locale: Locale): Promise<void> {
  const dir = path.join(root, 'build');
  // The host is another origin each time: no cache, storage or worker of another fault.
  const host = await startFaultyHost(dir, {'Content-Security-Policy': contentSecurityPolicy(dir)});
  const pages: Page[] = [];
  const newPage = async () => {
    const page = await browser.newPage();
    pages.push(page);
    await page.evaluateOnNewDocument(saveData);
    return page;
  };
  try {
    const page = await newPage();
    const base = baseOf(locale);
    const here = (address: string) => (address.startsWith('/') ? address : base + address);
    const stage: Stage = {
      locale,
      host,
      page,
      another: newPage,
      async open(address, tab = page) {
        // A page that loads itself anew, or whose host hangs, is not at an end.
        await tab.goto(host.url + here(address), {waitUntil: 'domcontentloaded'}).catch(() => undefined);
      },
      async sees(wanted, tab = page) {
        const keys = Object.keys(wanted) as (keyof Seen)[];
        const expected = {...wanted, ...(wanted.path !== undefined && {path: here(wanted.path)})};
        try {
          await until(
            () => look(tab),
            (seen) => keys.every((key) => fits(seen[key], expected[key] ?? '')),
          );
        } catch (error) {
          const {found} = error as Unexpected;
          const seen = typeof found === 'object' ? (found as Seen) : undefined;
          const parts = keys
            .filter((key) => !seen || !fits(seen[key], expected[key] ?? ''))
            .map((key) => `${key}: expected ${show(expected[key])}, found ${show(seen ? seen[key] : found)}`);
          throw new Error(parts.join('; '), {cause: error});
        }
      },
      async becomes(what, wanted, ask) {
        try {
          await until(
            async () => ask(),
            (answer) => answer === wanted,
          );
        } catch (error) {
          throw new Error(`${what}: expected ${show(wanted)}, found ${show((error as Unexpected).found)}`, {
            cause: error,
          });
        }
      },
      async rests(loads, address) {
        await sleep(REST);
        const asked = host.asked(new RegExp(`^${here(address)}(?:[?#]|$)`));
        if (asked !== loads) {
          throw new Error(`loads of ${here(address)}: expected ${loads}, found ${asked}`);
        }
      },
      async isQuiet(what) {
        const before = host.asked(what);
        await sleep(REST);
        const after = host.asked(what);
        if (after > before) {
          throw new Error(`questions for ${what.source}: expected no more than ${before}, found ${after}`);
        }
      },
    };
    await fault.run(stage);
  } finally {
    await Promise.all(pages.map((page) => page.close().catch(() => undefined)));
    await host.close();
  }
}

let failures = 0;
for (const name of names) {
  const browser = await startBrowser(name);
  if (!browser) {
    console.log(`${name}: not installed, left out`);
    continue;
  }
  try {
    for (const fault of chosen) {
      for (const locale of languages) {
        const start = Date.now();
        const title = `${name} ${locale}: ${fault.name}`;
        try {
          await attempt(browser, fault, locale);
          console.log(`P ${title}: ${fault.gets} (${since(start)})`);
        } catch (error) {
          failures += 1;
          console.error(`F ${title}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
    }
    console.log(`${name} ${await browser.version()}: ${chosen.length} faults in ${languages.join(', ')}`);
  } finally {
    await browser.close();
  }
}
console.log(`${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;
