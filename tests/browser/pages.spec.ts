/**
 * Every page in a browser. What can be read from its file, such as the head,
 * scripts/built/inspect.mts holds.
 */
import {locales} from '../../src/config/locales';
import {violationsInBothModes} from './axe';
import {englishTexts} from './english';
import {allUrls, expect, test} from './fixtures';
import {findOverflow} from './overflow';
import {wrongStops} from './tables';

/**
 * Phone, a desktop at 400 % zoom, tablet and desktop, in CSS pixels. In this order a window changes
 * as seldom as it can: a page is left at the phone's width.
 */
const widths = [360, 320, 768, 1440];

/** The pages of a folder in a language are seen in one window: the browser compiles the scripts once. */
const folders = new Set(allUrls.map(({id}) => id.split('/').slice(0, -1).join('/')));

// Colors fade when the mode changes; axe must not see them half way.
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const folder of folders) {
  for (const locale of locales) {
    const urls = allUrls
      .filter((page) => page.locale === locale && page.id.split('/').slice(0, -1).join('/') === folder)
      .map(({url}) => url);
    test(`pages of /${folder}, ${locale}: each renders, fits, speaks its language and has no barrier`, async ({
      page,
    }) => {
      test.setTimeout(urls.length * 30_000);
      for (const [index, url] of urls.entries()) {
        await test.step(url, async () => {
          await page.goto(url);
          await expect
            .soft(page.locator('html'), `${url} becomes interactive`)
            .toHaveAttribute('data-has-hydrated', 'true');

          for (const width of widths) {
            await page.setViewportSize({width, height: 900});
            expect.soft(await findOverflow(page), `${url} is wider than a window of ${width} px`).toEqual([]);
            await expect
              .poll(() => wrongStops(page), `${url}: stops for the keyboard, ${width} px`)
              .toEqual([]);
          }
          if (locale === 'pt-BR') {
            expect.soft(await englishTexts(page), `${url}: English on a Portuguese page`).toEqual([]);
          }
          expect
            .soft(
              await violationsInBothModes(page, {parts: index === 0 ? 'all' : 'own'}),
              `${url}: barriers that axe finds`,
            )
            .toEqual([]);
        });
      }
    });
  }
}
