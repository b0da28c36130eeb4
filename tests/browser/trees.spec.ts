/**
 * The accessibility tree of each kind of page, held against `trees/`. When a change is meant:
 * `npm run check -- trees -u`, and read what changed as someone who hears it.
 */
import {locales} from '../../src/config/locales';
import {kinds, pagesOfKinds} from './kinds';
import {baseOf, expect, open, test, urlOf} from './fixtures';
import {treeOf} from './trees';

// Tabs show the system of the machine that asks.
test.use({userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36'});

for (const locale of locales) {
  test.describe(`trees, ${locale}`, {tag: '@sweep'}, () => {
    for (const {kind, url} of pagesOfKinds(locale)) {
      test(`${url}, what a screen reader has of its main part`, async ({page}) => {
        await open(page, url);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        // What the not-found page looks up comes later.
        await page.waitForLoadState('networkidle');
        expect(await treeOf(page.locator('main'))).toMatchSnapshot([locale, `${kind}.yml`]);
      });
    }

    test('what a screen reader has round the main part, on a desktop and on a phone', async ({page}) => {
      await open(page, urlOf(kinds.feature, locale));
      expect(await treeOf(page.locator('body'))).toMatchSnapshot([locale, 'whole.yml']);
      await page.setViewportSize({width: 390, height: 844});
      await expect(page.locator('.navbar__toggle')).toBeVisible();
      expect(await treeOf(page.locator('body'))).toMatchSnapshot([locale, 'whole-phone.yml']);
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
      expect(await treeOf(page.locator('.navbar-sidebar'))).toMatchSnapshot([locale, 'side-menu.yml']);
    });

    test('what a screen reader has of the search, open', async ({page}) => {
      await open(page, baseOf(locale));
      const field = page.getByRole('navigation').getByRole('combobox');
      await field.click();
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      expect(await treeOf(page.locator('nav.navbar'))).toMatchSnapshot([locale, 'search-open.yml']);
    });
  });
}
