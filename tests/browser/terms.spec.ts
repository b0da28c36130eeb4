/** Terms explained at hand, without a script: src/remark/terms.ts. */
import {load} from 'cheerio';
import {locales} from '../../src/config/locales';
import {allPages} from '../../src/config/sections';
import {terms} from '../../src/data/glossary';
import {violationsInBothModes} from './axe';
import {expect, open, sweptIn, test, urlOf} from './fixtures';

for (const locale of locales) {
  test(
    `a page explains eight terms at most, and each term is explained somewhere, in ${locale}`,
    {tag: '@sweep'},
    async ({request}) => {
      const seen = new Set<string | undefined>();
      for (const id of allPages) {
        const $ = load(await (await request.get(urlOf(id, locale))).text());
        expect($(':is(h1, h2, h3, a, table, figure) .term').length, id).toBe(0);
        const explained = $('.term').toArray();
        expect(explained.length, id).toBeLessThanOrEqual(8);
        explained.forEach((term) => seen.add($(term).attr('popovertarget')));
      }
      expect(terms.filter((_, index) => !seen.has(`term-${index}`)).map(({name}) => name.en)).toEqual([]);
    },
  );

  test(
    `a term opens by keyboard, its link is next, and Escape closes it, in ${locale}`,
    sweptIn(locale),
    async ({page}) => {
      await open(page, urlOf('metrics/teams', locale));
      const term = page.locator('.term').first();
      const shown = page.locator('.explanation:popover-open');
      await term.focus();
      await page.keyboard.press('Enter');
      await expect(shown).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(shown.getByRole('link')).toBeFocused();
      // It fades in: a color on the way is nobody's color.
      await expect(shown).toHaveCSS('opacity', '1');
      expect(await violationsInBothModes(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(shown).toHaveCount(0);
      await expect(term).toBeFocused();
    },
  );
}

test.describe('on a phone, without a script', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true, javaScriptEnabled: false});

  test('a tap opens an explanation inside the window', async ({page}) => {
    await page.goto(urlOf('advanced-usage/large-projects', 'pt-BR'));
    const shown = page.locator('.explanation:popover-open');
    for (const term of await page.locator('.term').all()) {
      await term.tap();
      const box = await shown.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
      await page.keyboard.press('Escape');
      await expect(shown).toHaveCount(0);
    }
  });
});
