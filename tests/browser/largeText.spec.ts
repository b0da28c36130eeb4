/** A page of every kind in a browser whose reader has chosen letters of twice the size. */
import {locales} from '../../src/config/locales';
import {expect, open, test} from './fixtures';
import {pagesOfKinds} from './kinds';
import {findClipped, findOverflow} from './overflow';
import config from '../../playwright.config.mts';

const {args = [], ...options} = config.use?.launchOptions ?? {};
test.use({launchOptions: {...options, args: [...args, '--blink-settings=defaultFontSize=32']}});

for (const locale of locales) {
  test.describe(`large text, ${locale}`, {tag: '@sweep'}, () => {
    for (const {kind, url} of pagesOfKinds(locale)) {
      test(`${kind} shows all of it, and on a phone is no wider than that`, async ({page}) => {
        await page.setViewportSize({width: 1280, height: 800});
        await open(page, url);
        expect(await findOverflow(page)).toEqual([]);
        expect(await findClipped(page)).toEqual([]);
        await page.setViewportSize({width: 360, height: 800});
        expect(await findOverflow(page)).toEqual([]);
      });
    }
  });
}
