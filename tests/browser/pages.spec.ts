/**
 * Every page in a browser. What can be read from its file, such as the head,
 * scripts/built/inspect.mts holds.
 */
import {violationsInBothModes, type KnownLooks} from './axe';
import {englishTexts} from './english';
import {allUrls, expect, hydrated, test} from './fixtures';
import {withoutPrefetch} from './network';
import {findOverflow} from './overflow';
import {wrongStops} from './tables';

/** Desktop, tablet, phone, and a desktop at 400 % zoom, in CSS pixels. */
const widths = [1440, 768, 360, 320];

/** Of all pages that this worker has looked at. */
const known: KnownLooks = new Set();

// Colors fade when the mode changes; axe must not see them half way.
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const {url, locale, id} of allUrls) {
  test(`${url} renders, fits, speaks its language and has no barrier`, async ({page}) => {
    // Two thirds of the requests of a page are for the pages that it links to.
    await withoutPrefetch(page);
    await page.goto(url);
    await hydrated(page);

    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      expect(await findOverflow(page), `${id} is wider than a window of ${width} px`).toEqual([]);
      await expect.poll(() => wrongStops(page), `stops for the keyboard, ${width} px`).toEqual([]);
    }

    if (locale === 'pt-BR') {
      expect.soft(await englishTexts(page), 'English on a Portuguese page').toEqual([]);
    }
    expect.soft(await violationsInBothModes(page, known), 'barriers that axe finds').toEqual([]);
  });
}
