/** The search field by keyboard, on a phone, on other pages, and where something fails. */
import type {Locator} from '@playwright/test';
import {locales} from '../../src/config/locales';
import {baseOf, expect, open, sweptIn, test, urlOf} from './fixtures';
import {findOverflow} from './overflow';
import {hits, inNavbar, options, POINTER, results, suggest, WORD} from './search';
import {text} from './texts';

for (const locale of locales) {
  const home = baseOf(locale);
  const article = urlOf('features/checkpoints', locale);
  const faq = urlOf('faq', locale);

  test.describe(`search field in use, ${locale}`, sweptIn(locale), () => {
    test('is walked through with the keyboard', async ({page}) => {
      await suggest(page, faq);
      const field = inNavbar(page);
      await expect(page.locator('[aria-selected="true"]')).toHaveCount(0);

      const isActive = async (option: Locator) => {
        await expect(option).toHaveAttribute('aria-selected', 'true');
        await expect(field).toHaveAttribute('aria-activedescendant', String(await option.getAttribute('id')));
        await expect(field).toBeFocused();
      };
      await field.press('ArrowDown');
      await isActive(options(page).first());
      await field.press('ArrowDown');
      await isActive(options(page).nth(1));
      await field.press('ArrowUp');
      await field.press('ArrowUp');
      await isActive(options(page).last());
      await field.press('ArrowDown');
      await isActive(options(page).first());

      // Home and End belong to the text.
      await field.press('Home');
      await expect(page.locator('[aria-selected="true"]')).toHaveCount(0);
      expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
      await field.press('End');
      expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(WORD.length);

      await field.press('ArrowDown');
      const target = await options(page).first().getAttribute('href');
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await expect(options(page)).toHaveCount(0);
    });

    test('Tab leaves without choosing; Enter without a choice opens the results page, as “See all results” would', async ({
      page,
    }) => {
      await suggest(page, faq);
      const field = inNavbar(page);
      await field.press('ArrowDown');
      await field.press('Tab');
      await expect(options(page)).toHaveCount(0);
      await expect(field).not.toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${faq}$`));
      await field.focus();
      await expect(hits(page).first()).toBeVisible();
      const all = page.getByRole('option', {name: text(locale, 'theme.SearchBar.seeAll'), exact: true});
      await expect(all).toHaveAttribute('href', `${home}search?q=${WORD}`);
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${home}search\\?q=${WORD}$`));
    });

    test('Ctrl+click opens a suggestion in a tab of its own', async ({page, context}) => {
      await open(page, faq);
      await inNavbar(page).fill(WORD);
      const target = await hits(page).first().getAttribute('href');
      // chromium-headless-shell 150 ends every tab that a Ctrl+click opens, whatever its address (a null
      // pointer): there only the request tells. Chromium itself sends that before Playwright listens.
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      await hits(page)
        .first()
        .click({modifiers: ['Control']});
      // A request has no fragment.
      const [address] = new URL(String(target), page.url()).href.split('#');
      await expect
        .poll(() => [...asked, ...context.pages().map((tab) => tab.url())].map((url) => url.split('#')[0]))
        .toContain(address);
      await expect(page).toHaveURL(new RegExp(`${faq}$`));
    });

    test.describe('when the index cannot be loaded', () => {
      test.use({allowedMessages: /Failed to load resource|net::ERR/});

      test('says so, and Retry recovers', async ({page}) => {
        await page.route(POINTER, (route) => route.abort());
        await open(page, faq);
        await inNavbar(page).fill(WORD);
        const form = page.getByRole('navigation').getByRole('search');
        await expect(
          form.getByRole('paragraph').filter({hasText: text(locale, 'search.failed')}),
        ).toBeVisible();
        await expect(form.getByRole('status')).toHaveText(text(locale, 'search.failed'));
        await page.unroute(POINTER);
        const retry = form.getByRole('button', {name: text(locale, 'theme.Loading.retry')});
        // By keyboard: the button follows the field.
        await inNavbar(page).press('Tab');
        await expect(retry).toBeFocused();
        await retry.press('Enter');
        await expect(inNavbar(page)).toBeFocused();
        await expect(hits(page).first()).toBeVisible();
      });
    });

    test.describe('offline, before its list is there', () => {
      test.use({allowedMessages: /chunk|Failed to load resource|net::ERR/i});

      test('Enter leaves the page where it is, and says so', async ({page, context}) => {
        await open(page, faq);
        await context.setOffline(true);
        await inNavbar(page).fill(WORD);
        await inNavbar(page).press('Enter');
        await expect(page.getByRole('alert')).toBeVisible();
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      });
    });

    test('is large on the home page, with a button', async ({page}) => {
      await open(page, home);
      const field = page.getByRole('main').getByRole('combobox', {name: text(locale, 'search.field.label')});
      await field.fill(WORD);
      await expect(hits(page).first()).toBeVisible();
      await field.press('Escape');
      await page
        .getByRole('main')
        .getByRole('button', {name: text(locale, 'search.field.submit'), exact: true})
        .click();
      await expect(page).toHaveURL(new RegExp(`${home}search\\?q=${WORD}$`));
    });
  });

  test.describe(`at 360 pixels, ${locale}`, sweptIn(locale), () => {
    test.use({viewport: {width: 360, height: 740}, hasTouch: true});

    test('the field fills the screen, and a button closes it', async ({page}) => {
      await open(page, article);
      const closed = await inNavbar(page).boundingBox();
      expect(closed?.width).toBeLessThan(50);
      expect(closed?.width).toBeGreaterThanOrEqual(24);
      await inNavbar(page).tap();
      const sheet = page.getByRole('navigation').getByRole('search');
      await expect.poll(async () => await sheet.boundingBox()).toEqual({x: 0, y: 0, width: 360, height: 740});
      await inNavbar(page).fill(WORD);
      await expect(hits(page).first()).toBeInViewport();
      expect(await findOverflow(page)).toEqual([]);
      await sheet.getByRole('button', {name: text(locale, 'search.field.close'), exact: true}).tap();
      await expect(options(page)).toHaveCount(0);
      await expect.poll(async () => (await inNavbar(page).boundingBox())?.width).toBeLessThan(50);
      await inNavbar(page).tap();
      await hits(page).nth(1).tap();
      await expect(options(page)).toHaveCount(0);
      await expect(page).not.toHaveURL(article);
      await expect.poll(async () => (await inNavbar(page).boundingBox())?.width).toBeLessThan(50);
    });

    test('one step back closes it, and leaves no step behind', async ({page}) => {
      await open(page, home);
      await open(page, article);
      const sheet = page.getByRole('navigation').getByRole('search');
      for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
        await inNavbar(page).focus();
        await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(360);
        await close();
        if (await options(page).count()) {
          await page.keyboard.press('Escape');
        }
        await inNavbar(page).blur();
        await expect.poll(async () => (await inNavbar(page).boundingBox())?.width).toBeLessThan(50);
        await expect(page).toHaveURL(new RegExp(`${article}$`));
      }
      await inNavbar(page).focus();
      await page.getByRole('option').filter({visible: true}).first().tap();
      await expect(page).not.toHaveURL(new RegExp(`${article}$`));
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${article}$`));
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${home}$`));
    });

    test('the field of the home page and the results page fit', async ({page}) => {
      const expectRoom = async () => {
        for (const width of [360, 320]) {
          await page.setViewportSize({width, height: 740});
          expect(await findOverflow(page), `${width} px`).toEqual([]);
        }
      };
      await open(page, home);
      await page.getByRole('main').getByRole('combobox').fill(WORD);
      await expect(hits(page).first()).toBeVisible();
      await expectRoom();
      await open(page, `${home}search?q=${WORD}`);
      await expect(results(page).first()).toBeVisible();
      await expectRoom();
    });
  });
}

test.describe('the shortcut', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140 Safari/537.36',
  });

  test('is Cmd+K on a Mac, and its caps say so', async ({page}) => {
    await open(page, '/faq');
    await expect(inNavbar(page)).toHaveAttribute('aria-keyshortcuts', 'Meta+K');
    await expect(page.getByRole('navigation').locator('form kbd')).toHaveText(['⌘', 'K']);
    await page.keyboard.press('Control+k');
    await expect(inNavbar(page)).not.toBeFocused();
    await page.keyboard.press('Meta+k');
    await expect(inNavbar(page)).toBeFocused();
  });
});

test(
  'on a narrow window the focus goes through both fields, and the page stays',
  {tag: '@sweep'},
  async ({page}) => {
    test.slow();
    await page.setViewportSize({width: 360, height: 720});
    await open(page, baseOf('en'));
    // Steps of the history take their time, the more the slower the machine is.
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', {rate: 6});
    for (const pause of [0, 5, 30, 80]) {
      for (const key of ['Tab', 'Shift+Tab', 'Tab', 'Shift+Tab']) {
        for (let i = 0; i < 14; i += 1) {
          await page.keyboard.press(key);
          await page.waitForTimeout(pause);
        }
      }
    }
    await client.send('Emulation.setCPUThrottlingRate', {rate: 1});
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(baseOf('en'));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  },
);
