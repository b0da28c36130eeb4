import type {Page} from '@playwright/test';
import {locales} from '../../src/config/locales';
import {expect, hydrated, test, urlOf} from './fixtures';
import {gateScripts, withoutPrefetch} from './network';

const texts = {
  en: {
    retry: 'Retry',
    loading: 'Loading the page',
    kept: 'This page could not be loaded. Check your connection; what you were reading stays here.',
    heading: 'Restoring your files with checkpoints',
  },
  'pt-BR': {
    retry: 'Tentar novamente',
    loading: 'Carregando a página',
    kept: 'Não foi possível carregar esta página. Confira a sua conexão; o que você estava lendo continua aqui.',
    heading: 'Como restaurar seus arquivos com checkpoints',
  },
};

/** Delay of loadable components, in milliseconds. */
const DELAY = 200;

/** The browser and React say in the console that a script failed and that the page differs from the served one. */
const causedByFailure =
  /Loading chunk|ChunkLoadError|Failed to load resource|net::ERR_|onRecoverableError|React error #418|browser storage is not available/;

/** Counts how often the page is loaded anew. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

test.use({allowedMessages: causedByFailure});

test.beforeEach(async ({page}) => {
  await withoutPrefetch(page);
});

for (const locale of locales) {
  const text = texts[locale];
  const url = urlOf('features/checkpoints', locale);

  test.describe(`first page, ${locale}`, () => {
    test('a chunk that fails gives a red box with the error and Retry, which recovers', async ({page}) => {
      const gate = await gateScripts(page);
      gate.fail();
      await page.goto(url);
      await hydrated(page);
      const box = page.getByRole('alert');
      await expect(box).toContainText(/ChunkLoadError|Loading chunk/);
      await expect(box).toHaveCSS('border-color', 'rgb(179, 38, 30)');
      const retry = box.getByRole('button', {name: text.retry, exact: true});
      await retry.click();
      await expect(retry).toBeVisible();
      expect(gate.stopped()).toBeGreaterThan(1);

      gate.open();
      await retry.click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.heading);
      await expect(box).toHaveCount(0);
    });

    test('a chunk that is slow gives nothing for 200 ms, then a spinner', async ({page}) => {
      const gate = await gateScripts(page);
      gate.fail();
      await page.goto(url);
      await hydrated(page);
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
      expect(after).toBeGreaterThan(DELAY - 10);

      gate.open();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.heading);
      await expect(spinner).toHaveCount(0);
    });
  });

  test.describe(`navigation, ${locale}`, () => {
    test('a chunk that fails warns, reloads once, and then shows the error', async ({page}) => {
      const gate = await gateScripts(page);
      await page.goto(url);
      await hydrated(page);
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
      await expect(page.getByRole('alert')).toBeVisible();
      await hydrated(page);
      await expect(page).toHaveURL(target);
      expect(loads()).toBe(1);
      expect(warnings.join('\n')).toMatch(/Loading chunk|ChunkLoadError/);
      // A loop would go on: nothing does.
      await page.waitForLoadState('networkidle');
      expect(loads()).toBe(1);

      gate.open();
      await page.getByRole('button', {name: text.retry, exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(text.heading);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('offline the page stays, with a notice; online again the new one comes', async ({page, context}) => {
      await page.goto(url);
      await hydrated(page);
      const loads = countLoads(page);
      const next = page.locator('.pagination-nav__link--next');
      const target = (await next.getAttribute('href')) ?? '';
      await context.setOffline(true);
      await next.click();
      const notice = page.getByRole('alert');
      await expect(notice).toContainText(text.kept);
      await expect(notice).toContainText(/Loading chunk|ChunkLoadError/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.heading);
      const retry = notice.getByRole('button', {name: text.retry, exact: true});
      await retry.click();
      await expect(retry).toBeEnabled();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.heading);
      expect(loads()).toBe(0);

      await context.setOffline(false);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(text.heading);
      await expect(page).toHaveURL(target);
      await expect(notice).toHaveCount(0);
      await expect.poll(loads).toBe(1);
    });

    test('without storage the page stays too, and Retry loads the new one', async ({page}) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      });
      const gate = await gateScripts(page);
      await page.goto(url);
      await hydrated(page);
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

test('a reload that helps is free again for the next failure', async ({page}) => {
  const gate = await gateScripts(page);
  await page.goto(urlOf('features/checkpoints', 'en'));
  await hydrated(page);
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

test('the notice goes when the reader turns back', async ({page, context}) => {
  await page.goto(urlOf('features/checkpoints', 'en'));
  await hydrated(page);
  await context.setOffline(true);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(urlOf('features/checkpoints', 'en'));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(texts.en.heading);
});

test.describe('with reduced motion', () => {
  test.use({reducedMotion: 'reduce'});

  test('the spinner stands still', async ({page}) => {
    const gate = await gateScripts(page);
    gate.fail();
    await page.goto(urlOf('faq', 'en'));
    await hydrated(page);
    gate.close();
    await page.getByRole('button', {name: texts.en.retry}).click();
    await expect(page.getByRole('status', {name: texts.en.loading})).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => document.getAnimations().filter(({playState}) => playState === 'running').length),
      )
      .toBe(0);
    gate.open();
  });
});
