import {violations, violationsInBothModes} from '../axe';
import {base, expect, open, test, urlOf} from './fixtures';

test.use({contextOptions: {reducedMotion: 'reduce'}, allowedMessages: /broke/});

test('an announcement and the third color mode have no barrier', async ({page}) => {
  await open(page, urlOf('faq'));
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  expect(await violationsInBothModes(page)).toEqual([]);
});

for (const path of ['crash', 'crash-outside']) {
  test(`a crashed page has no barrier, ${base}${path}`, async ({page}) => {
    await open(page, base + path);
    await page.getByRole('button', {name: 'Break it'}).click();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
