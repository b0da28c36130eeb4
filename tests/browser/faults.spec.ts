/**
 * A host that answers wrongly: after a deployment, through a proxy, with an older site in its cache. The
 * plainer failures, such as a file that is missing, are in loading.spec.ts, firstPaint.spec.ts and searchField.spec.ts.
 */
import type {Page, Route} from '@playwright/test';
import {expect, hydrated, open, test, urlOf} from './fixtures';
import {isEntry, LOST_SCRIPTS, rewrite, SCRIPTS} from './network';
import {POINTER} from './search';

const PAGE = urlOf('features/checkpoints', 'en');
const HEADING = 'Restoring your files with checkpoints';
const SERVED = 'A part of this page could not be loaded. You can read it and follow its links';

test.use({allowedMessages: new RegExp(`${LOST_SCRIPTS.source}|valid digest in the 'integrity'`)});

/** Answers every script of a page's text in another way, until it is told to stop. */
async function answerScripts(page: Page, answer: (route: Route) => Promise<unknown>): Promise<() => void> {
  let isBroken = true;
  await page.route(SCRIPTS, (route) =>
    isBroken && !isEntry(route.request().url()) ? answer(route) : route.fallback(),
  );
  return () => {
    isBroken = false;
  };
}

async function expectServedPage(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(SERVED);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(HEADING);
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
}

test('another script in place of one is not run: the page as it was served, a notice, Retry', async ({
  page,
}) => {
  const mend = await answerScripts(page, (route) =>
    route.fulfill({contentType: 'text/javascript', body: 'window.isForeign = true;'}),
  );
  await page.goto(PAGE);
  await expectServedPage(page);
  expect(await page.evaluate(() => 'isForeign' in window)).toBe(false);
  mend();
  await page.getByRole('alert').getByRole('button', {name: 'Retry', exact: true}).click();
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a script that never comes: the page to read at once, after a while the notice', async ({page}) => {
  // Nobody sits through the whole while here.
  await page.addInitScript(() => {
    const {setTimeout: wait} = window;
    Object.assign(window, {
      setTimeout: (run: TimerHandler, time = 0, ...rest: unknown[]) =>
        wait(run, time >= 10_000 ? time / 60 : time, ...rest),
    });
  });
  await answerScripts(page, () => new Promise(() => undefined));
  await page.goto(PAGE, {waitUntil: 'domcontentloaded'});
  await expect(page.getByRole('heading', {level: 1})).toHaveText(HEADING);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectServedPage(page);
});

test('HTML whose scripts and styles are gone: the whole text, and links to pages that work', async ({
  page,
}) => {
  await rewrite(page, PAGE, (html) =>
    html.replaceAll(/(\/assets\/(?:js|css)\/[^"\s>]*?\.)[0-9a-f]{8}\./g, '$100000000.'),
  );
  await page.goto(PAGE);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(HEADING);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'lost');
  await page.locator('.pagination-nav__link--next').click();
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(HEADING);
});

test.describe('the index of the search', () => {
  async function search(page: Page): Promise<void> {
    await open(page, urlOf('faq', 'en'));
    await page.getByRole('navigation').getByRole('combobox').fill('checkpoint');
  }

  test('is that of an older version, whose files are gone: the results of the new one', async ({page}) => {
    let times = 0;
    await rewrite(page, POINTER, (text) => {
      times += 1;
      return times > 1 ? text : text.replace(/assets\/search\/\w+/, 'assets/search/00000000');
    });
    await search(page);
    await expect(page.getByRole('option').locator('mark').first()).toBeVisible();
    expect(times).toBeGreaterThan(1);
  });

  test('has a part of wrong bytes: the search says so, and Retry brings it', async ({page}) => {
    const SHARD = /\/assets\/search\/\w+\/\d+\.json$/;
    await page.route(SHARD, (route) => route.fulfill({body: '\u0000\uFFFD{"folder":\u0001)('.repeat(40)}));
    await search(page);
    const form = page.getByRole('navigation').getByRole('search');
    await expect(form.getByRole('status')).toContainText('The search could not be loaded.');
    await page.unroute(SHARD);
    await form.getByRole('button', {name: 'Retry', exact: true}).click();
    await expect(page.getByRole('option').locator('mark').first()).toBeVisible();
  });
});

test('a service worker that an older site has left is gone, with its cache', async ({page}) => {
  await open(page, urlOf('faq', 'en'));
  await page.evaluate(async () => {
    await (await caches.open('older')).put('/older', new Response('An older site'));
    // The browser asks the address of the old one for a newer one, and gets this.
    await navigator.serviceWorker.register('/sw.js');
  });
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length,
      ),
    )
    .toBe(0);
});
