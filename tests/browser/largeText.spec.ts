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
      test(`${kind} shows all of it`, async ({page}) => {
        for (const width of [1280, 360]) {
          await page.setViewportSize({width, height: 800});
          await open(page, url);
          expect(await findOverflow(page), `too wide at ${width} px`).toEqual([]);
          expect(await findClipped(page), `clipped at ${width} px`).toEqual([]);
        }
      });
    }
  });
}
