import {defaultLocale, locales} from '../../src/config/locales';
import {siteAddress} from '../../src/config/siteAddress';
import {specifiedLocales} from '../data/specification';
import {violationsInBothModes, type KnownLooks} from './axe';
import {englishTexts} from './english';
import {allUrls, baseOf, expect, hydrated, test} from './fixtures';
import {findOverflow} from './overflow';

/** Desktop, tablet, phone, and a desktop at 400 % zoom, in CSS pixels. */
const widths = [1440, 768, 360, 320];

/** Of all pages that this worker has looked at. */
const known: KnownLooks = new Set();

// Colors fade when the mode changes; axe must not see them half way.
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const {url, locale, id} of allUrls) {
  test(`${url} renders, fits, speaks its language and has no barrier`, async ({page}) => {
    await page.goto(url);
    await hydrated(page);

    expect(await page.locator('html').getAttribute('lang')).toBe(specifiedLocales[locale].htmlLang);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    expect(await page.title()).not.toBe('');

    const head = await page.evaluate(() => ({
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      alternates: Object.fromEntries(
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map((link) => [
          link.hreflang,
          link.href,
        ]),
      ),
    }));
    expect(head.description.length).toBeGreaterThanOrEqual(50);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(head.canonical).toBe(siteAddress.origin + url);
    const route = url.slice(baseOf(locale).length);
    expect(head.alternates).toEqual({
      ...Object.fromEntries(
        locales.map((other) => [
          specifiedLocales[other].htmlLang,
          siteAddress.origin + baseOf(other) + route,
        ]),
      ),
      'x-default': siteAddress.origin + baseOf(defaultLocale) + route,
    });

    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      expect(await findOverflow(page), `${id} is wider than a window of ${width} px`).toEqual([]);
    }

    if (locale === 'pt-BR') {
      expect.soft(await englishTexts(page), 'English on a Portuguese page').toEqual([]);
    }
    expect.soft(await violationsInBothModes(page, known), 'barriers that axe finds').toEqual([]);
  });
}
