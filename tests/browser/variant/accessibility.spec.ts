import {violationsInBothModes} from '../axe';
import {expect, open, test, urlOf} from './fixtures';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('an announcement and the third color mode have no barrier', async ({page}) => {
  await open(page, urlOf('faq'));
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  expect(await violationsInBothModes(page)).toEqual([]);
});
