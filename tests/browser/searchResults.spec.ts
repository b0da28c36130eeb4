/** The results page, in both languages, and a build without an index. */
import type {Page} from '@playwright/test';
import {locales} from '../../src/config/locales';
import {sections} from '../../src/config/sections';
import {otherPlaces} from '../../src/config/searchTasks';
import {baseOf, expect, open, sweptIn, test, urlOf} from './fixtures';
import {contextName, INDEX, inNavbar, NONSENSE, options, POINTER, results, watchLoads, WORD} from './search';
import {text} from './texts';

for (const locale of locales) {
  const home = baseOf(locale);
  const faq = urlOf('faq', locale);

  test.describe(`results page, ${locale}`, sweptIn(locale), () => {
    const field = (page: Page) => page.getByLabel(text(locale, 'search.page.query'), {exact: true});
    const menu = (page: Page, id: 'search.page.context' | 'search.page.kind') =>
      page.getByRole('navigation', {name: text(locale, id), exact: true});
    const chosen = (...of: Parameters<typeof menu>) => menu(...of).locator('[aria-current="true"]');
    /** Expects that all results lie below an address. */
    async function expectResultsBelow(page: Page, address: string) {
      await expect(results(page).first()).toBeVisible();
      const foreign = results(page).locator(`h2 a:not([href^="${address}"])`);
      await expect(foreign).toHaveCount(0);
    }

    test('is empty without a query, and loads nothing', async ({page}) => {
      const loads = watchLoads(page);
      await open(page, `${home}search`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        text(locale, 'theme.SearchPage.emptyResultsTitle'),
      );
      await page.waitForTimeout(500);
      expect(loads).toEqual([]);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    });

    test('answers q: title, heading, number, results with place and summary', async ({page}) => {
      await open(page, `${home}search?q=${WORD}`);
      const title = text(locale, 'theme.SearchPage.existingResultsTitle', {query: WORD});
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
      await expect(results(page).first()).toBeVisible();
      expect(await results(page).count()).toBe(20);
      const status = page.getByRole('main').getByRole('status');
      const total = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
      expect(total).toBeGreaterThan(20);
      const first = await results(page).locator('h2 a').first().getAttribute('href');
      await page.getByRole('link', {name: text(locale, 'search.page.next')}).press('Enter');
      await expect(page).toHaveURL(new RegExp(`q=${WORD}&page=2$`));
      await expect(status).toContainText(/ 2 /);
      await expect(results(page)).toHaveCount(Math.min(20, total - 20));
      await expect(results(page).locator(`h2 a[href="${first}"]`)).toHaveCount(0);
      await page.goBack();
      await expect(results(page).locator('h2 a').first()).toHaveAttribute('href', String(first));
      await expect(results(page).locator('mark').first()).toBeVisible();
      await expect(field(page)).toHaveValue(WORD);
      // The chip says the same number.
      await expect(chosen(page, 'search.page.context')).toHaveText(
        `${text(locale, 'theme.SearchPage.searchContext.everywhere')} ${total}`,
      );
    });

    test('shows the last page where the address asks for one that there is not', async ({page}) => {
      await open(page, `${home}search?q=${WORD}&page=99`);
      await expect(page).toHaveURL(new RegExp(`q=${WORD}&page=[2-5]$`));
      await expect(results(page).first()).toBeVisible();
    });

    test('limits the search to a section, and keeps that in the address', async ({page}) => {
      await open(page, `${home}search?q=${WORD}&ctx=basic-usage`);
      await expect(chosen(page, 'search.page.context')).toContainText(contextName('basic-usage', locale));
      await expectResultsBelow(page, `${home}basic-usage/`);
      const features = menu(page, 'search.page.context')
        .getByRole('link')
        .filter({hasText: new RegExp(`^${contextName('features', locale)} \\d`)});
      const count = Number(/\d+/.exec((await features.textContent()) ?? '')?.[0]);
      await features.click();
      await expect(page).toHaveURL(new RegExp(`q=${WORD}&ctx=features$`));
      await expect(page.getByRole('main').getByRole('status')).toContainText(String(count));
      await expect(results(page).locator(`h2 a[href^="${home}features/"]`).first()).toBeVisible();
      await menu(page, 'search.page.context').getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`search\\?q=${WORD}$`));
    });

    test('limits the search to a kind, and keeps that in the address', async ({page}) => {
      await open(page, `${home}search?q=${WORD}&kind=tool`);
      await expect(chosen(page, 'search.page.kind')).toContainText(text(locale, 'search.kind.tool'));
      await expectResultsBelow(page, `${home}features/tools/`);
      const settings = text(locale, 'search.kind.setting');
      await menu(page, 'search.page.kind').getByRole('link').filter({hasText: settings}).click();
      await expect(page).toHaveURL(new RegExp(`q=${WORD}&kind=setting$`));
      await expect(results(page).locator('h2 a[href*="#setting-"]').first()).toBeVisible();
    });

    test('follows the field, and one step back leaves the page', async ({page}) => {
      await open(page, faq);
      await inNavbar(page).fill('mode');
      await inNavbar(page).press('Enter');
      await expect(results(page).first()).toBeVisible();
      await field(page).fill('');
      await field(page).pressSequentially(WORD, {delay: 60});
      await expect(page).toHaveURL(new RegExp(`search\\?q=${WORD}$`));
      await expect(field(page)).toHaveValue(WORD);
      await expect(field(page)).toBeFocused();
      await results(page).locator('h2 a').first().click();
      await expect(page).not.toHaveURL(/search/);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`search\\?q=${WORD}$`));
      await expect(field(page)).toHaveValue(WORD);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${faq}$`));
    });

    test('takes a hostile query as text, and a new one from the navbar', async ({page}) => {
      const hostile = '<img src=x onerror="window.hacked=1"> checkpoint';
      await open(page, `${home}search?${new URLSearchParams({q: hostile})}`);
      await expect(page.getByRole('heading', {level: 1})).toContainText('<img src=x onerror=');
      await expect(results(page).first()).toBeVisible();
      await inNavbar(page).fill(hostile);
      await expect(options(page).first()).toBeVisible();
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      await inNavbar(page).fill(WORD);
      await inNavbar(page).press('Enter');
      await expect(field(page)).toHaveValue(WORD);
      await expect(page.getByRole('heading', {level: 1})).toContainText(WORD);
    });

    test('says that nothing was found, and leads out of an empty section', async ({page}) => {
      await open(page, `${home}search?q=${NONSENSE}&ctx=features`);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        text(locale, 'theme.SearchBar.noResultsText'),
      );
      await page
        .getByRole('link', {
          name: text(locale, 'theme.SearchBar.seeAllOutsideContext', {
            context: contextName('features', locale),
          }),
        })
        .click();
      await expect(page).not.toHaveURL(/ctx=/);
    });

    test('says so when there is no word in the query', async ({page}) => {
      const query = '*** ?!';
      await open(page, `${home}search?${new URLSearchParams({q: query})}`);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        text(locale, 'search.page.wordless'),
      );
      await expect(field(page)).toHaveValue(query);
      await expect(results(page)).toHaveCount(0);
      await field(page).fill(WORD);
      await expect(results(page).first()).toBeVisible();
    });

    test('answers 2,000 characters within two seconds, and stays responsive', async ({page}) => {
      await open(page, `${home}search?q=mode`);
      await expect(results(page).first()).toBeVisible();
      // The page answers while the worker is busy: frames go on. A busy machine drops some by itself.
      await page.evaluate(() => {
        const {dataset} = document.documentElement;
        let last = performance.now();
        const tick = (now: number) => {
          dataset.slowestFrame = String(Math.max(Number(dataset.slowestFrame ?? 0), now - last));
          last = now;
          requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
      });
      for (const query of [
        'x'.repeat(2000),
        'provider '.repeat(222).trim(),
        Array.from({length: 400}, (_, i) => `w${i.toString(36)}q`).join(' '),
      ]) {
        await field(page).fill(query);
        await expect(page.getByRole('heading', {level: 1})).toContainText(query.slice(0, 40));
        await expect(page.locator('main [aria-busy="false"]')).toBeAttached({timeout: 2000});
      }
      expect(Number(await page.locator('html').getAttribute('data-slowest-frame'))).toBeLessThan(1500);
    });

    test.describe('when the index cannot be loaded', () => {
      test.use({allowedMessages: /Failed to load resource|net::ERR/});

      test('says so, and Retry recovers', async ({page}) => {
        await page.route(INDEX, (route) =>
          route.fulfill({status: 404, body: '<h1>404</h1>', contentType: 'text/html'}),
        );
        await open(page, `${home}search?q=${WORD}`);
        await expect(page.getByRole('alert')).toContainText(text(locale, 'search.failed'));
        await page.unroute(INDEX);
        await page
          .getByRole('alert')
          .getByRole('button', {name: text(locale, 'theme.Loading.retry')})
          .press('Enter');
        await expect(results(page).first()).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(field(page)).toBeFocused();
      });
    });
  });

  test.describe(`a build without an index, ${locale}`, sweptIn(locale), () => {
    test.beforeEach(async ({page}) => {
      await page.route(POINTER, (route) => route.fulfill({json: {folder: null}}));
    });

    test('the field says so, and leads elsewhere', async ({page}) => {
      await open(page, faq);
      await inNavbar(page).fill(WORD);
      const form = page.getByRole('navigation').getByRole('search');
      await expect(form.getByRole('status')).toHaveText(text(locale, 'search.unavailable'));
      const places = page.getByRole('group', {name: text(locale, 'search.places')}).getByRole('option');
      await expect(places).toHaveCount(otherPlaces.length);
    });

    test('the results page says so, and leads elsewhere', async ({page}) => {
      await open(page, `${home}search?q=${WORD}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toHaveText(text(locale, 'search.unavailable'));
      await expect(main.getByRole('listitem')).toHaveText(otherPlaces.map(({label}) => label[locale]));
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });

  test.describe(`without JavaScript, ${locale}`, sweptIn(locale), () => {
    test.use({javaScriptEnabled: false});

    test('the field leads to the results page, which says what to do', async ({page}) => {
      await page.goto(home);
      const field = page.getByRole('main').locator('input[name="q"]');
      await field.fill(WORD);
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${home}search\\?q=${WORD}$`));
      await expect(page.locator('noscript a')).toHaveCount(sections.length);
      await expect(page.locator('noscript a').first()).toBeVisible();
      await expect(page.locator('main noscript p')).toContainText('JavaScript');
    });
  });
}
