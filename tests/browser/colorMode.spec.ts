import type {Locator, Page} from '@playwright/test';
import {locales, type Locale} from '../../src/config/locales';
import {specifiedColorMode} from '../data/specification';
import {expect, hydrated, open, sweptIn, test, urlOf} from './fixtures';
import {text} from './texts';

/** The name of the button while a mode is on. */
const nameIn = (locale: Locale, mode: 'light' | 'dark') =>
  text(locale, 'theme.colorToggle.ariaLabel', {
    mode: text(locale, `theme.colorToggle.ariaLabel.mode.${mode}`),
  });

const root = (page: Page): Locator => page.locator('html');
const stored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), specifiedColorMode.storageKey);

for (const locale of locales) {
  test(
    `the button flips between light and dark, and says which is on, ${locale}`,
    sweptIn(locale),
    async ({page}) => {
      await open(page, urlOf('faq', locale));
      const [light, dark] = (['light', 'dark'] as const).map((mode) =>
        page.getByRole('button', {name: nameIn(locale, mode), exact: true}),
      ) as [Locator, Locator];
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
      expect(await stored(page)).toBeNull();
      await light.click();
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      expect(await stored(page)).toBe('dark');
      await dark.click();
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
      expect(await stored(page)).toBe('light');
      await expect(light).toBeVisible();
    },
  );
}

test('on a dark system the mode is light all the same', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto(urlOf('faq', 'en'));
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await hydrated(page);
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('a second tab follows', async ({page, context}) => {
  const second = await context.newPage();
  await open(second, urlOf('index', 'pt-BR'));
  await open(page, urlOf('faq', 'en'));
  await page.getByRole('button', {name: nameIn('en', 'light')}).click();
  await expect(root(second)).toHaveAttribute('data-theme', 'dark');
  await second.getByRole('button', {name: nameIn('pt-BR', 'dark')}).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('the mode stays after a reload and in the other language, from the first frame', async ({page}) => {
  await open(page, urlOf('faq', 'en'));
  await page.getByRole('button', {name: nameIn('en', 'light')}).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.reload({waitUntil: 'commit'});
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await hydrated(page);
  await open(page, urlOf('faq', 'pt-BR'));
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', {name: nameIn('pt-BR', 'dark')})).toBeVisible();
});

test('a stored value that is no mode does no harm', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'sepia'));
  await open(page, urlOf('faq', 'en'));
  await page.getByRole('button', {name: nameIn('en', 'light')}).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});
