/**
 * The beginning of a page: src/client/bootScript.ts. The scripts are held back, lost
 * or broken half-way, and what is pressed meanwhile is not.
 */
import type {Page} from '@playwright/test';
import {expect, hydrated, open, test, urlOf} from './fixtures';
import {hold, isEntry, rewrite, SCRIPTS} from './network';

const PAGE = 'features/checkpoints';

/** Opens the page without its scripts, which come when the returned function is called. */
async function openHeld(page: Page): Promise<() => void> {
  const release = await hold(page, SCRIPTS);
  await page.goto(urlOf(PAGE, 'en'), {waitUntil: 'domcontentloaded'});
  return release;
}

const field = (page: Page) => page.locator('nav').getByRole('combobox');

test('scripts are asked for when the page has been painted', async ({page}) => {
  await open(page, urlOf(PAGE, 'en'));
  const {painted, asked} = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({name}) => name.endsWith('.js'))
      .map(({startTime}) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(2);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

test('a page asks for the scripts of its text together with the main one', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname);
    }
  });
  const release = await openHeld(page);
  const html = await (await page.request.get(urlOf(PAGE, 'en'))).text();
  const named = Array.from(
    html.matchAll(/<script nomodule[^>]* src="([^"]+)"/g),
    ([, src]) => src,
  ).toSorted();
  await expect.poll(() => scripts.toSorted()).toEqual(named);
  release();
  await hydrated(page);
  // Nothing more was needed to come to life.
  expect(scripts.toSorted()).toEqual(named);
});

test('the title of a page stays as it was served while the page comes to life', async ({page}) => {
  const release = await openHeld(page);
  const titles = await page.evaluateHandle(() => {
    const seen = new Set([document.title]);
    new MutationObserver(() => seen.add(document.title)).observe(document.head, {
      subtree: true,
      childList: true,
    });
    return seen;
  });
  release();
  await hydrated(page);
  expect(await titles.evaluate((seen) => [...seen])).toEqual([await page.title()]);
});

for (const [name, key] of [
  ['Ctrl+K', 'Control+k'],
  ['/', '/'],
] as const) {
  test(`${name} pressed early focuses the search, and nothing typed is lost`, async ({page}) => {
    const release = await openHeld(page);
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('checkpoint');
    release();
    await hydrated(page);
    await expect(field(page)).toHaveValue('checkpoint');
    await expect(field(page)).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('option').first()).toBeVisible();
  });
}

test('a single key that is turned off does nothing early either', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('shortcuts.single', 'off'));
  const release = await openHeld(page);
  await page.keyboard.press('/');
  await expect(field(page)).not.toBeFocused();
  release();
  await hydrated(page);
  await expect(field(page)).not.toBeFocused();
});

test('the menu button pressed early opens the menu', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  const release = await openHeld(page);
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveCSS('outline-style', 'dashed');
  release();
  await hydrated(page);
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  await expect(page.locator('nav [aria-busy]')).toHaveCount(0);
});

test('the color button pressed early changes the colors', async ({page}) => {
  const release = await openHeld(page);
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  release();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a page that is hidden starts all the same', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', {get: () => true});
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(urlOf(PAGE, 'en'), {waitUntil: 'domcontentloaded'});
  await expect(page.locator('script[src*="/main."]:not([nomodule])')).toBeAttached();
});

test.describe('with the scripts failing', () => {
  test.use({allowedMessages: /Failed to load resource|net::ERR_|Unexpected|exception/});

  test('nothing waits for a main script that is lost', async ({page}) => {
    await page.route(SCRIPTS, (route) => (isEntry(route.request().url()) ? route.abort() : route.fallback()));
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(urlOf(PAGE, 'en'));
    await expect(page.locator('.navbar__toggle')).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(page.locator('nav [aria-busy]')).toHaveCount(0);
    await page.setViewportSize({width: 1440, height: 800});
    await expect(page.getByRole('button', {name: /^Switch between/})).toBeDisabled();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('a main script that breaks half-way leaves the page readable', async ({page}) => {
    // One that is not what its page says would not run at all; the page that the link leads to has it, too.
    await rewrite(page, '**/features/*', (html) => html.replace(/ integrity="[^"]+"/g, ''));
    await page.route('**/assets/js/main.*.js', (route) =>
      route.fulfill({contentType: 'text/javascript', body: 'throw new Error("exception: half-way")'}),
    );
    await page.goto(urlOf(PAGE, 'en'));
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(urlOf(PAGE, 'en'));
  });
});

test('the browser keeps the page for the way back', async ({page}) => {
  await page.addInitScript(() => {
    for (const type of ['unload', 'beforeunload']) {
      const {addEventListener} = window;
      window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        if (args[0] === type) {
          console.error(`a listener of ${type} keeps the page out of the back-forward cache`);
        }
        addEventListener.apply(window, args);
      };
    }
  });
  await open(page, urlOf(PAGE, 'en'));
});
