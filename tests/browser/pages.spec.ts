/**
 * Every page in a browser. What can be read from its file, such as the head, scripts/built/inspect.mts holds.
 */
import type {Page} from '@playwright/test';
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

const folderOf = (id: string): string => id.split('/').slice(0, -1).join('/');

// Colors fade when the mode changes; axe must not see them half way.
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Looks at pages one after the other in one window, so that the browser compiles the scripts once. */
async function look(page: Page, pages: typeof allUrls): Promise<void> {
  test.setTimeout(pages.length * 30_000);
  for (const {url, locale} of pages) {
    await test.step(url, async () => {
      await page.goto(url);
      await expect
        .soft(page.locator('html'), `${url} becomes interactive`)
        .toHaveAttribute('data-has-hydrated', 'true');

      for (const width of widths) {
        await page.setViewportSize({width, height: 900});
        expect.soft(await findOverflow(page), `${url} is wider than a window of ${width} px`).toEqual([]);
        await expect.poll(() => wrongStops(page), `${url}: stops for the keyboard, ${width} px`).toEqual([]);
      }
      if (locale === 'pt-BR') {
        expect.soft(await englishTexts(page), `${url}: English on a Portuguese page`).toEqual([]);
      }
      expect.soft(await violationsInBothModes(page), `${url}: barriers that axe finds`).toEqual([]);
    });
  }
}

for (const locale of locales) {
  const pages = allUrls.filter((page) => page.locale === locale);
  const folders = [...new Set(pages.map(({id}) => folderOf(id)))].map((folder) => ({
    folder,
    inside: pages.filter(({id}) => folderOf(id) === folder),
  }));

  // Of every other folder in each language; `npm run check -- sweep` takes all pages.
  test(`a page of each folder, ${locale}: as all of them below`, async ({page}) => {
    await look(
      page,
      folders
        .filter((_, index) => index % locales.length === locales.indexOf(locale))
        .flatMap(({inside}) => inside.at(-1) ?? []),
    );
  });

  for (const {folder, inside} of folders) {
    test(
      `pages of /${folder}, ${locale}: each renders, fits, speaks its language and has no barrier`,
      {tag: '@sweep'},
      async ({page}) => {
        await look(page, inside);
      },
    );
  }
}
