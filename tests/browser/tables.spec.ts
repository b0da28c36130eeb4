import {locales} from '../../src/config/locales';
import {violationsInBothModes} from './axe';
import {expect, hydrated, test, urlOf} from './fixtures';
import {SCRIPTS} from './network';

/** Pages whose tables are wider than their place even on a desktop, and others with tables of each kind. */
const pages = [
  'metrics/alliance-vision',
  'metrics/score',
  'metrics/teams',
  'platform/introduction',
  'platform/ai-tools',
  'features/tools/tool-use-overview',
  'features/checkpoints',
  'basic-usage/connecting-providers',
  'troubleshooting/introduction',
];

for (const locale of locales) {
  for (const id of pages) {
    test.describe(`tables of ${id}, ${locale}`, () => {
      test.use({contextOptions: {reducedMotion: 'reduce'}});

      test.describe('as they are served', () => {
        // The browser says which scripts it did not get.
        test.use({allowedMessages: /net::ERR_FAILED/});

        test('have no barrier that axe can find', async ({page}) => {
          await page.route(SCRIPTS, (route) => route.abort());
          await page.goto(urlOf(id, locale));
          expect(await violationsInBothModes(page)).toEqual([]);
          await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
        });
      });
    });
  }
}

test('a table that is wider than its place is scrolled with the arrow keys', async ({page}) => {
  await page.setViewportSize({width: 360, height: 900});
  await page.goto(urlOf('metrics/score', 'en'));
  await hydrated(page);
  const box = page.locator('.table-scroller[tabindex="0"]').first();
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  // It stays a table: what scrolls is the box.
  await expect(box.locator('> table')).toHaveCSS('display', 'table');
  expect(await box.evaluate((element) => element.getAttribute('aria-labelledby'))).toBeTruthy();
});
