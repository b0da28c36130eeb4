import type {Locator, Page} from '@playwright/test';
import {locales} from '../../src/config/locales';
import {product} from '../../src/config/product';
import {specifiedMobileWidth} from '../data/specification';
import {expect, open, sweptIn, test, urlOf} from './fixtures';
import {textsOf} from './texts';

/** A long page with a sidebar and headings of levels 2 and 3. */
const PAGE = 'features/checkpoints';

const textIds = {
  skip: 'theme.common.skipToMainContent',
  toggle: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
  close: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
  back: 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
  sidebar: 'theme.docs.sidebar.navAriaLabel',
  languages: 'theme.navbar.mobileLanguageDropdown.label',
};

/** Edges of the layouts: 996 px is still mobile, 997 px is desktop. */
const MOBILE = {width: specifiedMobileWidth, height: 800};
const DESKTOP = {width: specifiedMobileWidth + 1, height: 800};

const navbar = (page: Page): Locator => page.locator('nav.navbar');
const menu = (page: Page): Locator => page.locator('.navbar-sidebar');

for (const locale of locales) {
  const text = textsOf(locale, textIds);

  test.describe(`layout, ${locale}`, sweptIn(locale), () => {
    test('the skip link comes first, shows when focused and leads into main', async ({page}) => {
      await open(page, urlOf(PAGE, locale));
      const skipLink = page.getByRole('link', {name: text.skip, exact: true});
      await expect(skipLink).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skipLink).toBeFocused();
      await expect(skipLink).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });

    test('996 px is mobile, 997 px is desktop', async ({page}) => {
      await page.setViewportSize(MOBILE);
      await open(page, urlOf(PAGE, locale));
      const toggle = page.getByRole('button', {name: text.toggle});
      const sidebar = page.getByRole('navigation', {name: text.sidebar});
      const contents = page.locator('.theme-doc-toc-desktop');
      await expect(toggle).toBeVisible();
      await expect(sidebar).toBeHidden();
      await expect(contents).toBeHidden();
      await page.setViewportSize(DESKTOP);
      await expect(toggle).toBeHidden();
      await expect(sidebar).toBeVisible();
      await expect(contents).toBeVisible();
    });

    test('the mobile menu: documents, main menu, and closed by its button, Escape or the focus elsewhere', async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 800});
      await open(page, urlOf(PAGE, locale));
      await expect(menu(page)).toBeHidden();
      const toggle = page.getByRole('button', {name: text.toggle});
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');

      const close = menu(page).getByRole('button', {name: text.close});
      const documents = menu(page).locator(`[aria-current="page"][href="${urlOf(PAGE, locale)}"]`);
      const install = menu(page).locator(`a[href="${product.marketplaceUrl}"]`);
      await expect(close).toBeFocused();
      await expect(documents).toBeInViewport();
      await expect(install).not.toBeInViewport();
      const languages = menu(page).getByRole('list', {name: text.languages});
      await expect(languages).toBeInViewport();
      const links = await languages
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual(locales.map((each) => urlOf(PAGE, each)));

      await menu(page).getByRole('button', {name: text.back}).click();
      await expect(install).toBeInViewport();
      await expect(documents).not.toBeInViewport();
      await expect(close).toBeFocused();

      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(toggle).toBeFocused();

      await toggle.click();
      await close.click();
      await expect(menu(page)).toBeHidden();

      await toggle.click();
      await expect(menu(page)).toBeVisible();
      await page.locator('main a').first().focus();
      await expect(menu(page)).toBeHidden();

      // Without a sidebar the pages of the section.
      await open(page, urlOf('basic-usage/adding-tokens', locale));
      await toggle.click();
      await expect(menu(page).locator('span[aria-current="page"]')).toBeInViewport();
    });

    test('Back closes the mobile menu on the first page of a visit, and a link in it leaves no step behind', async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 800});
      await page.goto(urlOf('faq', locale));
      await open(page, urlOf(PAGE, locale));
      const toggle = page.getByRole('button', {name: text.toggle});
      const isHere = () => expect(page).toHaveURL(new RegExp(`${urlOf(PAGE, locale)}$`));
      await toggle.click();
      await expect(menu(page)).toBeVisible();
      await page.goBack();
      await expect(menu(page)).toBeHidden();
      await isHere();

      await toggle.click();
      await menu(page).locator('a.menu__link[href$="/features/autocomplete"]').click();
      await expect(page).toHaveURL(/autocomplete$/);
      await expect(menu(page)).toBeHidden();
      await page.goBack();
      await isHere();
      await page.goBack();
      await expect(page).toHaveURL(/faq$/);
    });

    test('the mobile menu is gone when the view becomes desktop', async ({page}) => {
      await page.setViewportSize(MOBILE);
      await open(page, urlOf(PAGE, locale));
      await page.getByRole('button', {name: text.toggle}).click();
      await expect(menu(page)).toBeVisible();
      await page.setViewportSize(DESKTOP);
      await expect(menu(page)).toHaveCount(0);
      await page.setViewportSize(MOBILE);
      await expect(menu(page)).toBeHidden();
    });
  });
}

test.describe('before hydration', () => {
  test.use({javaScriptEnabled: false});

  test('the served page fits both layouts', async ({page}) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(urlOf(PAGE, 'en'));
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expect(page.getByRole('navigation', {name: textsOf('en', textIds).sidebar})).toBeVisible();
    await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible();
    await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
    await page.setViewportSize(MOBILE);
    await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
    await expect(page.getByRole('navigation', {name: textsOf('en', textIds).sidebar})).not.toBeInViewport();
    await page.getByRole('navigation', {name: textsOf('en', textIds).sidebar}).scrollIntoViewIfNeeded();
    // The contents unfold, and the other pages are below the text (static/noscript.css).
    await page.locator('.theme-doc-toc-mobile summary').click();
    await page.locator('.theme-doc-toc-mobile a[href="#restore"]').click();
    await expect(page.locator('#restore')).toBeInViewport();
    await expect(page.locator('.theme-doc-toc-mobile a').first()).not.toBeInViewport();
  });
});

/** Scrolls as a reader does: more than one event in the same direction. */
async function wheel(page: Page, distance: number): Promise<void> {
  for (let turned = 0; turned < Math.abs(distance); turned += 200) {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, Math.sign(distance) * 200);
    await page.waitForFunction((y) => window.scrollY !== y, before);
  }
}

test('the navbar hides on scroll down; returns on scroll up, near the top, and for a heading that the address names', async ({
  page,
}) => {
  await open(page, urlOf(PAGE, 'en'));
  await page.mouse.move(700, 500);
  await expect(navbar(page)).toBeInViewport();
  await wheel(page, 1200);
  await expect(navbar(page)).not.toBeInViewport();
  await wheel(page, -200);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(navbar(page)).toBeInViewport();

  await wheel(page, 200);
  await expect(navbar(page)).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo({top: 20, behavior: 'instant'}));
  await expect(navbar(page)).toBeInViewport();

  await wheel(page, 1200);
  await expect(navbar(page)).not.toBeInViewport();
  const entry = page.locator('.table-of-contents__link').nth(3);
  const id = (await entry.getAttribute('href'))?.slice(1) ?? '';
  await entry.click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(navbar(page)).toBeInViewport({ratio: 1});
  const [bar, heading] = [await navbar(page).boundingBox(), await page.locator(`#${id}`).boundingBox()];
  expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));

  // A page that is opened there jumps more than once while it grows.
  await open(page, `${urlOf('faq', 'en')}#cost`);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(navbar(page)).toBeInViewport({ratio: 1});
});

test('the focus moves through the navbar, and the page stays where it is', async ({page}) => {
  await open(page, `${urlOf(PAGE, 'en')}#restore`);
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  expect(before).toBeGreaterThan(0);
  await navbar(page).locator('a').first().focus();
  await expect(navbar(page).locator('a').first()).toBeFocused();
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(navbar(page).locator(':focus')).toHaveCount(1);
    expect(await place()).toBe(before);
  }
});

test('the keyboard marker turns on at Tab and off at mouse down', async ({page}) => {
  await open(page, urlOf(PAGE, 'en'));
  const body = page.locator('body');
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
  await page.keyboard.press('a');
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
  await page.keyboard.press('Tab');
  await expect(body).toHaveClass(/navigation-with-keyboard/);
  await page.mouse.click(700, 500);
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
});
