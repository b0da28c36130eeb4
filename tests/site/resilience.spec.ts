import type {Page} from '@playwright/test';
import {locales} from '../../src/config/locales';
import {pagesOf, sections} from '../../src/config/sections';
import {baseOf, expect, hydrated, test, urlOf, writtenPages} from './fixtures';

/** One document of each kind of layout. */
const samples = [
  'index',
  'getting-started/installing',
  'features/tools/apply-diff',
  'getting-started/connecting-api-provider',
  'faq',
];

/** By how many pixels the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const locale of locales) {
  test.describe(`without JavaScript, in ${locale}`, () => {
    test.use({javaScriptEnabled: false});

    test('the home page leads to every document', async ({page}) => {
      await page.goto(baseOf(locale));
      const links = await page
        .locator('main a[href]')
        .evaluateAll((anchors) =>
          anchors.map((anchor) => new URL((anchor as HTMLAnchorElement).href).pathname),
        );
      const wanted = writtenPages.filter((id) => id !== 'index').map((id) => urlOf(id, locale));
      expect(wanted.filter((url) => !links.includes(url))).toEqual([]);
    });

    test('the lists of pages unfold', async ({page}) => {
      await page.goto(baseOf(locale));
      const section = sections.find((candidate) => pagesOf(candidate).length > 3);
      const card = page.locator(`#${section?.path.replace('/', '-')}`);
      const link = card.locator('details a').first();
      await expect(link).toBeHidden();
      await card.locator('summary').click();
      await expect(link).toBeVisible();
    });

    test('all panels of tabs are there, each with its label', async ({page}) => {
      await page.goto(baseOf(locale));
      const panels = page.getByRole('tabpanel');
      await expect(panels).toHaveCount(3);
      for (const [index, label] of ['Ask', 'Code', 'Debug'].entries()) {
        await expect(panels.nth(index)).toBeVisible();
        await expect(panels.nth(index).locator('noscript strong, strong').first()).toContainText(label);
      }
      await expect(page.getByRole('tablist')).toBeHidden();
    });

    test('the search field leads to a page that says what it needs', async ({page}) => {
      await page.goto(`${baseOf(locale)}search?q=x`);
      const sentence = page.locator('main noscript p');
      await expect(sentence).toBeVisible();
      expect(await sentence.textContent()).toContain('JavaScript');
    });

    test('headings, text and links of a document are there', async ({page}) => {
      await page.goto(urlOf('getting-started/installing', locale));
      await expect(page.locator('h2#marketplace')).toBeVisible();
      await expect(page.locator('.theme-code-block').first()).toContainText('code --install-extension');
      await expect(page.locator('.table-of-contents a[href="#vsix"]')).toBeVisible();
    });
  });

  test.describe(`where storage is denied, in ${locale}`, () => {
    // Docusaurus says so once, in the console.
    test.use({allowedMessages: /browser storage is not available/});

    test('pages open, links lead on and the color mode changes', async ({page}) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'] as const) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      });
      await page.goto(urlOf('getting-started/installing', locale));
      await hydrated(page);
      await page.locator('.pagination-nav__link').last().click();
      await expect(page.locator('h1')).not.toHaveText('');
      await page.locator('[class*="toggleButton"]').first().click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  });

  for (const id of samples) {
    test(`${urlOf(id, locale)} fits at 320 pixels and at 400 % zoom`, async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await page.goto(urlOf(id, locale));
      await hydrated(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      // 1280 by 1024 at 400 %.
      await page.setViewportSize({width: 320, height: 256});
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await expect(page.getByRole('heading', {level: 1})).toBeAttached();
    });
  }

  test(`bears the text spacing of WCAG 1.4.12, in ${locale}`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    await page.goto(urlOf('faq', locale));
    await hydrated(page);
    await page.addStyleTag({
      content:
        '* {line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important} p {margin-bottom: 2em !important}',
    });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test(`prints the content and nothing round it, in ${locale}`, async ({page}) => {
    await page.goto(baseOf(locale));
    await hydrated(page);
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('.navbar')).toBeHidden();
    await expect(page.locator('.footer')).toBeHidden();
    await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
    await expect(page.locator('main h1')).toBeVisible();
    for (const panel of await page.locator('[role=tabpanel]').all()) {
      await expect(panel).toBeVisible();
    }
  });
}

test.describe('under reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('nothing keeps moving', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const running = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            (animation) =>
              animation.playState === 'running' && animation.effect?.getTiming().iterations === Infinity,
          ).length,
    );
    expect(running).toBe(0);
    const duration = await page
      .locator('.pagination-nav__link')
      .first()
      .evaluate((element) => getComputedStyle(element).transitionDuration);
    expect(duration.split(',').every((part) => parseFloat(part) === 0)).toBe(true);
  });
});

test.describe('in forced colors', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('focus and the current place stay visible', async ({page}) => {
    await page.goto('/getting-started/installing');
    await hydrated(page);
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(
      () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
    );
    expect(focus).not.toBe('none');
    const current = page.locator('.menu__link--active:not(.menu__link--sublist)').first();
    expect(await current.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  });
});
