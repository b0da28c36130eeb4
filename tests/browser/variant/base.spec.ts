/**
 * The second site is served below a path, where a reference that forgets it
 * leads to another site: nothing is there, and the console says so.
 */
import type {Page} from '@playwright/test';
import {localeConfigs} from '../../../src/config/locales';
import {base, expect, hydrated, product, test, urlOf} from './fixtures';

/** Documents of every layout: home, sidebar, tables, none, and one whose address carries the product's name. */
const samples = ['index', 'features/checkpoints', 'metrics/score', `providers/${product.provider}`, 'faq'];

/** Every file that a page's HTML names, by address. */
const filesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Content of `noscript` is text where scripts run.
    const hidden = [...document.querySelectorAll('noscript')].map(
      ({textContent}) => new DOMParser().parseFromString(textContent, 'text/html').head,
    );
    return [document, ...hidden].flatMap((part) =>
      [...part.querySelectorAll('link[href], script[src], img[src]')]
        .filter((element) => !/canonical|alternate/.test(element.getAttribute('rel') ?? ''))
        .map(
          (element) =>
            new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', location.href).href,
        ),
    );
  });

test.describe('below a path', () => {
  for (const id of samples) {
    test(`${id} loads with its pictures, icons, styles and scripts`, async ({page, request}) => {
      const answer = await page.goto(urlOf(id));
      expect(answer?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', localeConfigs.en.htmlLang);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      const files = [...new Set(await filesOf(page))];
      for (const name of ['noscript.css', 'img/touch-icon.png', 'img/logo.svg']) {
        expect(
          files.filter((file) => file.endsWith(name)),
          name,
        ).not.toEqual([]);
      }
      const card = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
      expect(card).toMatch(`${product.docsUrl}/`);
      files.push(new URL(new URL(card).pathname, page.url()).href);
      for (const file of files) {
        expect((await request.get(file)).status(), file).toBe(200);
      }
    });
  }

  test('the links of the home page lead to pages', async ({page, request}) => {
    await page.goto(urlOf('index'));
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) =>
        all
          .map((link) => new URL((link as HTMLAnchorElement).href))
          .map(({origin, pathname}) => origin + pathname),
      );
    const {origin} = new URL(page.url());
    // The other language is not built here.
    const own = [...new Set(links)].filter(
      (link) => link.startsWith(origin) && !link.startsWith(`${origin}${urlOf('index')}pt-BR/`),
    );
    expect(own.length).toBeGreaterThan(100);
    for (const link of own) {
      expect((await request.get(link, {maxRedirects: 0})).status(), link).toBe(200);
    }
  });

  test('an old address leads on, query and hash included, and its page has its icon', async ({
    page,
    request,
  }) => {
    const from = `${base}mcp/overview`;
    const html = await (await request.get(from)).text();
    const icon = /<link rel="icon" href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await request.get(icon)).status(), icon).toBe(200);
    await page.goto(`${from}?a=1#related`);
    await expect(page).toHaveURL(`${urlOf('features/mcp/overview')}?a=1#related`);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('every form of an address leads to the clean one', async ({page}) => {
    const clean = urlOf('features/checkpoints');
    for (const form of [`${clean}.html`, `${clean}/`, clean.replace('checkpoints', 'CheckPoints')]) {
      await page.goto(`${form}?a=1`);
      await expect(page).toHaveURL(`${clean}?a=1`);
    }
    await page.goto(base.slice(0, -1));
    await expect(page).toHaveURL(base);
    await expect(page.locator('html')).toHaveAttribute('lang', localeConfigs.en.htmlLang);
  });

  test('the search suggests, leads to a page and to the results', async ({page}) => {
    await page.goto(urlOf('faq'));
    await hydrated(page);
    const field = page.getByRole('navigation').getByRole('combobox');
    await field.fill('checkpoint');
    const option = page.getByRole('listbox').getByRole('option').first();
    await expect(option).toContainText(/checkpoint/i);
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`^[^/]*//[^/]+${urlOf('features/checkpoints')}`));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();

    await page.goto(`${base}search?q=checkpoint`);
    await hydrated(page);
    const hit = page
      .getByRole('main')
      .locator(`a[href^="${urlOf('features/checkpoints')}"]`)
      .first();
    await hit.click();
    await expect(page).toHaveURL(new RegExp(urlOf('features/checkpoints')));
  });

  test('the sheet for readers without scripts is applied', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto(urlOf('features/tools/execute-command'));
    const panels = page.getByRole('tabpanel');
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
    }
    await context.close();
  });

  test.describe('not found', () => {
    // The browser itself reports the status of the page.
    test.use({allowedMessages: /status of 404/});

    test('says so, in its language, and offers the nearest page', async ({page}) => {
      const answer = await page.goto(`${base}features/chekpoints`);
      expect(answer?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
      const nearest = page.getByRole('navigation', {name: 'Were you looking for one of these?'});
      await nearest.getByRole('link').first().click();
      await expect(page).toHaveURL(urlOf('features/checkpoints'));
    });

    test('an address like no other has no nearest page', async ({page}) => {
      await page.goto(`${base}zzzz-qqqq`);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
      await expect(page.getByRole('navigation', {name: 'Were you looking for one of these?'})).toHaveCount(0);
    });
  });
});

test.describe('beside the site', () => {
  test.use({allowedMessages: /status of 404/});

  test('nothing of it is there', async ({request}) => {
    for (const path of ['/', '/faq', '/img/logo.svg', '/noscript.css', '/pt-BR/']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});
