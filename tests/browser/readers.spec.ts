/**
 * The menu of a page, the links at its end and what is new: src/components/PageActions,
 * Feedback, RecentChange and WhatsNew.
 */
import {load} from 'cheerio';
import {changes, recentChange} from '../../src/data/changes';
import {locales} from '../../src/config/locales';
import {product} from '../../src/config/product';
import {violations, violationsInBothModes} from './axe';
import {baseOf, expect, open, sweptIn, test, urlOf} from './fixtures';
import {text} from './texts';

const PAGE = 'features/checkpoints';

for (const locale of locales) {
  test(
    `the menu of a page copies and reports by keyboard, in ${locale}`,
    sweptIn(locale),
    async ({page, context, request}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, `${urlOf(PAGE, locale)}#settings`);
      const head = page.locator('main header');
      const copy = head.getByRole('button', {name: text(locale, 'pageHead.copy')});
      await copy.focus();
      await page.keyboard.press('Enter');
      await expect(head.getByRole('status').first()).not.toBeEmpty();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      expect(await copied()).toBe(await (await request.get(`${urlOf(PAGE, locale)}.md`)).text());
      await page.keyboard.press('Tab');
      const summary = head.locator('summary');
      await expect(summary).toBeFocused();
      await expect(summary).toHaveAccessibleName(text(locale, 'pageHead.more'));
      await page.keyboard.press('Enter');
      expect(await violations(page)).toEqual([]);

      // The message is about the section: the new tab would be another site, so it does not open.
      const report = head.locator('a', {hasText: text(locale, 'pageActions.report')});
      await report.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
      await report.click();
      const body = new URL((await report.getAttribute('href')) ?? '').searchParams.get('body') ?? '';
      expect(body).toContain(`${product.docsUrl}${urlOf(PAGE, locale)}#settings`);
      expect(body).toContain({en: 'Language: English', 'pt-BR': 'Idioma: Português Brasil'}[locale]);

      await summary.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(head.locator('details')).not.toHaveAttribute('open');
      await expect(summary).toBeFocused();
    },
  );
}

test('the menu of a page opens inside the window of a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, urlOf(PAGE, 'en'));
  await page.getByLabel(text('en', 'pageHead.more')).press('Enter');
  for (const entry of await page.locator('main header details').locator('a, button').all()) {
    await expect(entry).toBeInViewport({ratio: 1});
  }
});

for (const locale of locales) {
  test(
    `the footer of the home page leads to what is new, with a feed, in ${locale}`,
    sweptIn(locale),
    async ({page, request}) => {
      await open(page, urlOf('index', locale));
      await page
        .locator('footer')
        .getByRole('link', {name: text(locale, 'whatsNew.title')})
        .click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text(locale, 'whatsNew.title'));
      await expect(page.locator('main li')).toHaveCount(changes.length);
      expect(await violationsInBothModes(page)).toEqual([]);

      const $ = load(await (await request.get(`${baseOf(locale)}atom.xml`)).text(), {xml: true});
      expect($('entry').length).toBe(changes.length);
      const ids = $('entry > id')
        .toArray()
        .map((id) => $(id).text());
      expect(new Set(ids).size).toBe(changes.length);
      expect($('feed > link[rel=self]').attr('href')).toBe(`${product.docsUrl}${baseOf(locale)}atom.xml`);
    },
  );
}

test('a page says what changed on it of late, outside of its text', async ({request}) => {
  const changed = changes.flatMap(({pages}) => pages).find((page) => recentChange(changes, page));
  test.skip(changed === undefined, 'nothing changed in the last 30 days');
  const text = recentChange(changes, changed ?? '')?.text.en ?? '';
  const $ = load(await (await request.get(urlOf(changed ?? '', 'en'))).text());
  expect($('[data-feedback]').text()).toContain(text);
  expect($('.theme-doc-markdown').text()).not.toContain(text);
});

test.describe('a text that does not come', () => {
  test.use({allowedMessages: /Failed to load resource/});

  test('is not copied, and the reader is told', async ({page}) => {
    await page.route('**/*.md', (route) => route.fulfill({status: 503, body: ''}));
    await open(page, urlOf(PAGE, 'pt-BR'));
    await page.getByRole('button', {name: text('pt-BR', 'pageHead.copy')}).click();
    await expect(page.locator('main header').getByRole('status').first()).toHaveText(
      text('pt-BR', 'pageHead.failed'),
    );
  });
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('the menu and the end of the page are links that are complete', async ({page}) => {
    await page.goto(urlOf(PAGE, 'en'));
    const head = page.locator('main header');
    await head.locator('summary').click();
    await expect(head.getByRole('button')).toHaveCount(0);
    const addresses = await head
      .locator('details a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses[0]).toMatch(/\/features\/checkpoints\.md$/);
    const twin = encodeURIComponent(`${product.docsUrl}${urlOf(PAGE, 'en')}.md`);
    expect(addresses.slice(1, -1).every((address) => address.includes(twin))).toBe(true);

    const mail = new URL(
      (await page.getByRole('link', {name: text('en', 'feedback.mail')}).getAttribute('href')) ?? '',
    );
    expect(mail.pathname).toBe(product.contactEmail);
    expect(mail.searchParams.get('body')).toContain(`Version: ${product.version}`);
  });
});
