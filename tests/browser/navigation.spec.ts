import type {Page} from '@playwright/test';
import {locales} from '../../src/config/locales';
import {expect, open, sweptIn, test, urlOf} from './fixtures';
import {collectScripts, pretendConnection} from './network';

const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));

test.use({prefetch: true});

for (const locale of locales) {
  test.describe(`navigation, ${locale}`, sweptIn(locale), () => {
    test('a new page begins at its top, without a reload, and is read aloud; Back keeps the place', async ({
      page,
    }) => {
      await open(page, urlOf('features/checkpoints', locale));
      await page.evaluate(() => Object.assign(window, {sameDocument: true}));
      const said = page.locator('body > [role=status]');
      await expect(said).toHaveText('');
      const heading = (await page.locator('h1').textContent()) ?? '';
      await scrollToEnd(page);
      const before = await scrollY(page);
      expect(before).toBeGreaterThan(500);
      await page.locator('.pagination-nav__link--next').focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).not.toHaveText(heading);
      expect(await scrollY(page)).toBe(0);
      await expect(said).not.toHaveText('');
      await expect(said).toHaveText(await page.title());
      await expect(said).toHaveCSS('clip-path', 'inset(50%)');
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(heading);
      await expect.poll(() => scrollY(page)).toBe(before);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });

    test('a link with a hash leads to the heading', async ({page}) => {
      // Low enough that the end of the page does not stop it.
      await page.setViewportSize({width: 1440, height: 500});
      await open(page, urlOf('basic-usage/adding-tokens', locale));
      // The breadcrumb of the section.
      await page.locator('.theme-doc-breadcrumbs a[href$="#basic-usage"]').click();
      await expect(page).toHaveURL(`${urlOf('index', locale)}#basic-usage`);
      // Below the navbar, and not further down than its margin.
      await expect
        .poll(async () => (await page.locator('#basic-usage').boundingBox())?.y)
        .toBeCloseTo(80, -1);
      expect(await scrollY(page)).toBeGreaterThan(0);
    });
  });
}

for (const [from, to] of [
  ['getting-started/connecting-api-provider', 'troubleshooting/introduction#http-codes'],
  ['troubleshooting/introduction', 'features/browser-use#problems'],
] as const) {
  test(`a link to ${to} ends there, when the calculator and the tabs above have come, too`, async ({
    page,
  }) => {
    await open(page, urlOf(from, 'en'));
    await page.locator(`article a[href="/${to}"]`).first().click();
    const target = page.locator(`[id="${to.split('#')[1]}"]`);
    await expect(target).toHaveAttribute('data-target');
    await expect(page.locator('[data-search-ignore]:empty')).toHaveCount(0);
    await page.waitForTimeout(500);
    expect((await target.boundingBox())?.y).toBeCloseTo(80, -1);
  });
}

test('a category of the sidebar opens at Space', async ({page}) => {
  await open(page, urlOf('features/checkpoints', 'en'));
  const category = page.locator('.theme-doc-sidebar-menu [role=button][aria-expanded=false]').first();
  await category.focus();
  const name = await category.textContent();
  await page.keyboard.press('Space');
  await expect(
    page.locator('.theme-doc-sidebar-menu [role=button]', {hasText: name ?? ''}).first(),
  ).toHaveAttribute('aria-expanded', 'true');
  expect(await scrollY(page)).toBe(0);
});

test.describe('prefetching', () => {
  test('a page is fetched when a link to it is in view, and loaded at hover', async ({page}) => {
    // Below the width of a desktop the list of the section's pages is at the end, and folded.
    await page.setViewportSize({width: 900, height: 900});
    const scripts = collectScripts(page);
    const prefetched = collectScripts(page, 'fetch');
    await open(page, urlOf('basic-usage/adding-tokens', 'en'));
    // What is in view now is fetched.
    const link = page.locator('nav[aria-labelledby="section-pages"] a').first();
    await expect(link).not.toBeInViewport();
    await expect.poll(() => prefetched.size).toBeGreaterThan(0);
    const first = prefetched.size;

    await page.locator('[data-section-nav] summary').click();
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => prefetched.size).toBeGreaterThan(first);

    // A link that has come into view waits for a moment in which the browser has nothing to do.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
        }),
    );
    scripts.clear();
    await link.hover();
    await expect.poll(() => scripts.size).toBeGreaterThan(0);
    expect([...scripts].filter((url) => !prefetched.has(url))).toEqual([]);

    // Everything is there: the click asks for nothing.
    await page.waitForLoadState('networkidle');
    scripts.clear();
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(page.locator('h1')).toBeVisible();
    expect([...scripts].filter((url) => !prefetched.has(url))).toEqual([]);
  });

  for (const connection of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({page}) => {
      await pretendConnection(page, connection);
      const scripts = collectScripts(page);
      const prefetched = collectScripts(page, 'fetch');
      await open(page, urlOf('basic-usage/adding-tokens', 'en'));
      const link = page.locator('nav[aria-labelledby="section-pages"] li a').first();
      await link.scrollIntoViewIfNeeded();
      scripts.clear();
      await link.hover();
      await page.waitForLoadState('networkidle');
      expect([...prefetched]).toEqual([]);
      expect([...scripts]).toEqual([]);
      // The click loads it.
      const target = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(target);
      await expect.poll(() => scripts.size).toBeGreaterThan(0);
    });
  }
});
