import {locales} from '../../../src/config/locales';
import {violations, violationsInBothModes} from '../axe';
import {baseOf, expect, hydrated, test, urlOf} from './fixtures';

test.use({contextOptions: {reducedMotion: 'reduce'}, allowedMessages: /broke/});

for (const locale of locales) {
  test(`an announcement and the third color mode have no barrier, ${locale}`, async ({page}) => {
    await page.goto(urlOf('faq', locale));
    await hydrated(page);
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    expect(await violationsInBothModes(page)).toEqual([]);
  });

  for (const path of ['crash', 'crash-outside']) {
    test(`a crashed page has no barrier, ${baseOf(locale)}${path}`, async ({page}) => {
      await page.goto(baseOf(locale) + path);
      await hydrated(page);
      await page.getByRole('button', {name: 'Break it'}).click();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}
