import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, open, test, urlOf} from './fixtures';

const ID_KEY = 'docusaurus.announcement.id';
const DISMISSED_KEY = 'docusaurus.announcement.dismiss';

const bar = (page: Page): Locator => page.locator('.theme-announcement-bar');
const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

test('the announcement closes with its button, stays closed, and is back when its id has changed', async ({
  page,
}) => {
  await open(page, urlOf('faq'));
  await expect(bar(page)).toBeVisible();
  expect(await stored(page, ID_KEY)).toBe('first');
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await expect(bar(page)).toBeHidden();
  expect(await stored(page, DISMISSED_KEY)).toBe('true');

  await page.reload();
  await expect(bar(page)).toBeHidden();
  await hydrated(page);
  await expect(bar(page)).toBeHidden();
  await open(page, urlOf('index'));
  await expect(bar(page)).toBeHidden();

  // What a reader's browser holds who closed an earlier bar.
  await page.evaluate((key) => localStorage.setItem(key, 'earlier'), ID_KEY);
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
  expect(await stored(page, DISMISSED_KEY)).toBe('false');
  expect(await stored(page, ID_KEY)).toBe('first');
});
