import type {Page} from '@playwright/test';
import {locales, type Locale} from '../../src/config/locales';
import {expect, expectOpenTabs, hydrated, open, sweptIn, test, urlOf} from './fixtures';
import {denyStorage, gateScripts, LOST_SCRIPTS, loseServer, withoutServedContent} from './network';
import {textsOf} from './texts';
import {specifiedLoadingDelay} from '../data/specification';

const textsIn = (locale: Locale) => ({
  ...textsOf(locale, {
    retry: 'theme.Loading.retry',
    loading: 'theme.Loading.label',
    kept: 'routeFailure.text',
    served: 'routeFailure.served',
    close: 'errorBox.close',
  }),
  heading: {
    en: 'Restoring your files with checkpoints',
    'pt-BR': 'Como restaurar seus arquivos com checkpoints',
  }[locale],
});

/** Counts how often the page is loaded anew. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

test.use({
  allowedMessages: new RegExp(
    `${LOST_SCRIPTS.source}|browser storage is not available|valid digest in the 'integrity'`,
  ),
});

for (const locale of locales) {
  const text = textsIn(locale);
  const url = urlOf('features/checkpoints', locale);

  // As in development.
  test.describe(`a page that the server sends empty, ${locale}`, sweptIn(locale), () => {
    const empty = urlOf('faq', locale);
    const heading = {en: 'Frequently asked questions', 'pt-BR': 'Perguntas frequentes'}[locale];

    test.beforeEach(({page}) => withoutServedContent(page));

    test('a chunk that fails gives a red box with the error and Retry, which recovers', async ({page}) => {
      const gate = await gateScripts(page, 'failing');
      await open(page, empty);
      const box = page.getByRole('alert');
      await expect(box).toContainText(/ChunkLoadError|Loading chunk/);
      await expect(box).toHaveCSS('border-color', 'rgb(179, 38, 30)');
      const retry = box.getByRole('button', {name: text.retry, exact: true});
      await retry.click();
      await expect(retry).toBeVisible();
      await expect(retry).toBeFocused();
      expect(gate.stopped()).toBeGreaterThan(1);

      gate.open();
      await retry.click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      await expect(box).toHaveCount(0);
    });

    test('a chunk that is slow gives nothing for 200 ms, then a spinner', async ({page}) => {
      const gate = await gateScripts(page, 'failing');
      await open(page, empty);
      const retry = page.getByRole('button', {name: text.retry, exact: true});
      await expect(retry).toBeVisible();
      gate.close();
      await page.evaluate(() => {
        const watch = () => {
          const start = performance.now();
          new MutationObserver((_, observer) => {
            if (document.querySelector('[role="status"][aria-label]')) {
              observer.disconnect();
              Object.assign(window, {spinnerAfter: performance.now() - start});
            }
          }).observe(document.body, {subtree: true, childList: true});
        };
        // Before React's own listener.
        document.addEventListener('click', watch, {capture: true});
      });
      await retry.click();
      await expect(retry).toHaveCount(0);
      const spinner = page.getByRole('status', {name: text.loading});
      await expect(spinner).toBeVisible();
      const after = await page.evaluate(() => (window as unknown as {spinnerAfter: number}).spinnerAfter);
      expect(after).toBeGreaterThan(specifiedLoadingDelay - 10);
      // For readers who want less motion it stands still.
      await page.emulateMedia({reducedMotion: 'reduce'});
      const moving = () =>
        page.evaluate(() => document.getAnimations().filter(({playState}) => playState === 'running').length);
      await expect.poll(moving).toBe(0);

      gate.open();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      await expect(spinner).toHaveCount(0);
    });
  });

  test.describe(`first page, ${locale}`, sweptIn(locale), () => {
    test('a chunk that is missing: one reload, then the page as it was served, with a notice', async ({
      page,
    }) => {
      const gate = await gateScripts(page, 'failing');
      const loads = countLoads(page);
      await page.goto(url);
      const notice = page.getByRole('alert');
      await expect(notice).toContainText(text.served);
      await expect(notice).toContainText(/Loading chunk|ChunkLoadError/);
      await expect(notice).toHaveCSS('border-color', 'rgb(179, 38, 30)');
      expect(loads()).toBe(2);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.heading);
      await expect(page.locator('nav.navbar a[href]').first()).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
      // What would need the script is shown as without JavaScript.
      await page.locator('details:has([role="tab"]) > summary').click();
      await expectOpenTabs(page);
      // A loop would go on: nothing does.
      await page.waitForLoadState('networkidle');
      expect(loads()).toBe(2);

      gate.open();
      await page.locator('.pagination-nav__link--next').click();
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(text.heading);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('the notice loads the page again, and can be closed', async ({page}) => {
      const gate = await gateScripts(page, 'failing');
      await page.goto(url);
      const notice = page.getByRole('alert');
      const retry = notice.getByRole('button', {name: text.retry, exact: true});
      // Only now is the reload over that the page makes by itself.
      await expect(retry).toBeVisible();
      await page.waitForLoadState();
      const loads = countLoads(page);
      // Once more in vain, and no second load behind it.
      await retry.click();
      await expect.poll(loads).toBe(1);
      await expect(notice).toContainText(text.served);
      await page.waitForLoadState('networkidle');
      await notice.getByRole('button', {name: text.close, exact: true}).click();
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.heading);
      expect(loads()).toBe(1);

      await page.reload();
      await expect(retry).toBeVisible();
      gate.open();
      await retry.click();
      await hydrated(page);
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.heading);
    });

    test('where the server is out of reach, the page stands and Retry keeps it', async ({page}) => {
      const gate = await gateScripts(page);
      gate.close();
      const loads = countLoads(page);
      await page.goto(url, {waitUntil: 'domcontentloaded'});
      // The scripts of every page are there, those of this one are not.
      await page.waitForFunction(() => 'docusaurus' in window);
      await loseServer(page);
      gate.fail();
      const notice = page.getByRole('alert');
      await expect(notice).toContainText(text.served);
      const retry = notice.getByRole('button', {name: text.retry, exact: true});
      await retry.press('Enter');
      await expect(retry).toBeEnabled();
      await expect(retry).toBeFocused();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.heading);
      expect(loads()).toBe(1);
    });
  });

  test.describe(`navigation, ${locale}`, sweptIn(locale), () => {
    test('a chunk that fails warns, reloads once, and then shows the error', async ({page}) => {
      const gate = await gateScripts(page);
      await open(page, url);
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') {
          warnings.push(message.text());
        }
      });
      const loads = countLoads(page);
      gate.fail();
      const next = page.locator('.pagination-nav__link--next');
      const target = (await next.getAttribute('href')) ?? '';
      await next.click();
      await expect(page.getByRole('alert')).toContainText(text.served);
      await expect(page.getByRole('alert')).toHaveCSS('border-color', 'rgb(179, 38, 30)');
      await expect(page).toHaveURL(target);
      // The new page, as it was served.
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(text.heading);
      expect(loads()).toBe(1);
      expect(warnings.join('\n')).toMatch(/Loading chunk|ChunkLoadError/);
      // A loop would go on: nothing does.
      await page.waitForLoadState('networkidle');
      expect(loads()).toBe(1);
    });

    test('a server out of reach costs nothing, though the browser says it is online', async ({page}) => {
      const gate = await gateScripts(page);
      await open(page, url);
      const loads = countLoads(page);
      gate.fail();
      await loseServer(page);
      await page.locator('.pagination-nav__link--next').click();
      const notice = page.getByRole('alert');
      await expect(notice).toContainText(text.kept);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.heading);
      expect(await page.evaluate(() => navigator.onLine)).toBe(true);
      expect(loads()).toBe(0);

      await page.unroute('**/*');
      gate.open();
      await notice.getByRole('button', {name: text.retry, exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(text.heading);
      await expect(notice).toHaveCount(0);
      await hydrated(page);
      expect(loads()).toBe(1);
    });

    test('offline the page stays, with a notice; online again the new one comes', async ({page, context}) => {
      await open(page, url);
      const loads = countLoads(page);
      const next = page.locator('.pagination-nav__link--next');
      const target = (await next.getAttribute('href')) ?? '';
      await context.setOffline(true);
      await next.click();
      const notice = page.getByRole('alert');
      await expect(notice).toContainText(text.kept);
      await expect(notice).toContainText(/Loading (?:CSS )?chunk|ChunkLoadError/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.heading);
      const retry = notice.getByRole('button', {name: text.retry, exact: true});
      await retry.click();
      await expect(retry).toBeEnabled();
      await expect(retry).toBeFocused();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.heading);
      expect(loads()).toBe(0);

      await context.setOffline(false);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(text.heading);
      await expect(page).toHaveURL(target);
      await expect(notice).toHaveCount(0);
      await expect.poll(loads).toBe(1);
    });

    test('without storage the page stays too, and Retry loads the new one', async ({page}) => {
      await denyStorage(page);
      const gate = await gateScripts(page);
      await open(page, url);
      const loads = countLoads(page);
      gate.fail();
      await page.locator('.pagination-nav__link--next').click();
      const notice = page.getByRole('alert');
      await expect(notice).toContainText(text.kept);
      expect(loads()).toBe(0);
      gate.open();
      await notice.getByRole('button', {name: text.retry, exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(text.heading);
      await expect.poll(loads).toBe(1);
    });
  });
}

test('a page that is not found, whose scripts fail, has the notice too', async ({page}) => {
  await gateScripts(page, 'failing');
  await page.goto(urlOf('no-such-page', 'en'));
  await expect(page.getByRole('alert')).toContainText(textsIn('en').served);
});

test('without storage a first page is not loaded twice', async ({page}) => {
  await denyStorage(page);
  await gateScripts(page, 'failing');
  const loads = countLoads(page);
  await page.goto(urlOf('features/checkpoints', 'en'));
  await expect(page.getByRole('alert')).toContainText(textsIn('en').served);
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
});

test('the notice goes when the reader turns back, and an answer that comes then does not reload the page', async ({
  page,
}) => {
  const gate = await gateScripts(page);
  const url = urlOf('features/checkpoints', 'en');
  await open(page, url);
  gate.fail();
  await loseServer(page);
  await page.locator('.pagination-nav__link--next').click();
  // Only now is the server back: had it answered before, the page would be loaded from it.
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/*');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'HEAD') {
      return route.fallback();
    }
    await answered;
    // The browser has given it up by now.
    return route.fulfill({status: 200}).catch(() => undefined);
  });
  const asks = page.waitForRequest((request) => request.method() === 'HEAD');
  await page
    .getByRole('alert')
    .getByRole('button', {name: textsIn('en').retry})
    .click();
  await asks;
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const loads = countLoads(page);
  answer();
  // The server is asked once more, so that the first answer has certainly come.
  await page.evaluate(() => fetch(window.location.href, {method: 'HEAD'}).then(() => undefined));
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(0);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(textsIn('en').heading);
});

test('a reload that helps is free again for the next failure', async ({page}) => {
  const gate = await gateScripts(page);
  await open(page, urlOf('features/checkpoints', 'en'));
  const loads = countLoads(page);
  // A new deployment: the old script is gone, and the page that is loaded anew names another one.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      gate.open();
    }
  });
  const next = page.locator('.pagination-nav__link--next');
  for (const expected of [1, 2]) {
    const heading = (await page.locator('h1').textContent()) ?? '';
    gate.fail();
    await next.click();
    await expect(page.locator('h1')).not.toHaveText(heading);
    await hydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(loads()).toBe(expected);
  }
});
