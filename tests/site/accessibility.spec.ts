import {locales} from '../../src/config/locales';
import {violations, violationsInBothModes} from './axe';
import {baseOf, expect, hydrated, test} from './fixtures';

// The documents are held against axe in pages.spec.ts; these are the other pages.
const pages = locales.flatMap((locale) => [
  `${baseOf(locale)}search?q=checkpoint`,
  `${baseOf(locale)}search?q=zzzzqqqq`,
  `${baseOf(locale)}404`,
]);

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const url of pages) {
  test(`${url} has no barrier that axe can find, light or dark`, async ({page}) => {
    await page.goto(url);
    await hydrated(page);
    expect(await violationsInBothModes(page)).toEqual([]);
  });
}

test('the check can fail', async ({page}) => {
  await page.goto('/faq');
  await hydrated(page);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect((await violations(page)).join('\n')).toContain('button-name');
});
