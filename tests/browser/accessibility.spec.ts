import {locales} from '../../src/config/locales';
import {violations, violationsInBothModes} from './axe';
import {baseOf, expect, open, sweptIn, test, throughNotices, urlOf} from './fixtures';
import {gateScripts, LOST_SCRIPTS, rewrite, withoutServedContent} from './network';

// The documents are held against axe in pages.spec.ts; these are the other pages, and the document
// that has buttons in its text on a desktop only.
const pages = ['basic-usage/connecting-providers', 'search?q=checkpoint', 'search?q=zzzzqqqq', '404'];

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const locale of locales) {
  for (const address of pages) {
    const url = baseOf(locale) + address;
    test(`${url} has no barrier that axe can find, light or dark`, sweptIn(locale), async ({page}) => {
      await open(page, url);
      expect(await violationsInBothModes(page)).toEqual([]);
    });
  }

  // What opens, and what goes wrong.
  test.describe(`states, ${locale}`, sweptIn(locale), () => {
    test('the language menu is open', async ({page}) => {
      await open(page, urlOf('faq', locale));
      await page.locator('.locale-button').click();
      await expect(page.locator('.dropdown__menu')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    for (const width of [1440, 390]) {
      test(`the search is open, ${width} px: recent searches and tasks, hits, nothing found`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 844});
        await page.addInitScript(() => localStorage.setItem('search.recent', '["apply_diff","mcp"]'));
        // A page without a table of contents, whose links the list would cover in part.
        await open(page, baseOf(locale));
        const field = page.getByRole('navigation').getByRole('combobox');
        await field.click();
        await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(2);
        expect(await violations(page)).toEqual([]);
        await field.fill('checkpoint');
        await expect(page.locator('mark').first()).toBeVisible();
        await field.press('ArrowDown');
        expect(await violations(page)).toEqual([]);
        await field.fill('zzqxwvkj');
        await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(1);
        expect(await violations(page)).toEqual([]);
      });
    }

    test('on a phone the contents are unfolded; the side menu is open, on the documents and on the main menu', async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 844});
      await open(page, urlOf('features/checkpoints', locale));
      await page.locator('.theme-doc-toc-mobile summary').click();
      await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.locator('.navbar-sidebar__back').click();
      expect(await violations(page)).toEqual([]);
    });

    test.describe('failures', () => {
      test.use({allowedMessages: LOST_SCRIPTS});

      test('a page that fails to load', async ({page}) => {
        await withoutServedContent(page);
        await gateScripts(page, 'failing');
        await open(page, urlOf('features/checkpoints', locale));
        await expect(page.getByRole('alert')).toBeVisible();
        // The page has no heading and no main part while it is not there.
        const found = await violations(page);
        expect(
          found.filter((line) => !/^(page-has-heading-one|landmark-one-main|region)/.test(line)),
        ).toEqual([]);
      });

      test('the notice over a page as it was served, and over one that is kept', ({page}) =>
        throughNotices(page, urlOf('features/checkpoints', locale), async () =>
          expect(await violationsInBothModes(page)).toEqual([]),
        ));
    });

    test('the page at an old address', async ({page}) => {
      // It stays: neither its script nor its header leads on.
      await rewrite(page, '**/mcp/overview', (html) => html.replace(/<(noscript|script)\b.*?<\/\1>/gs, ''));
      await page.goto(`${baseOf(locale)}mcp/overview`);
      await expect(page.locator('#target')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('the check can fail: for what a document says, and for how a text looks', async ({page}) => {
  await open(page, '/faq');
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() =>
    document.querySelector('.markdown > p')?.insertAdjacentHTML(
      'afterend',
      `<button></button>
      <p>Words <a href="/" style="color: #444; text-decoration: none">and a link</a> among them</p>
      <p style="color: #999; background: #aaa">Faint words</p>`,
    ),
  );
  const found = (await violations(page)).map((line) => line.split(':')[0]);
  expect(new Set(found)).toEqual(new Set(['button-name', 'color-contrast', 'link-in-text-block']));
});
