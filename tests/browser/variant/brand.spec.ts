import {readFileSync} from 'node:fs';
import Color from 'colorjs.io';
import {product as shipped} from '../../../src/config/product';
import {expect, product, test, urlOf} from './fixtures';

/** How far rounding to whole numbers may turn a hue, in degrees. */
const TOLERANCE = 8;

/** Hue of a color in OKLCH, in degrees. */
const hueOf = ([r, g, b]: readonly number[]): number =>
  new Color('srgb', [(r ?? 0) / 255, (g ?? 0) / 255, (b ?? 0) / 255]).to('oklch').coords[2] ?? NaN;

const cardIn = (build: string): Buffer => readFileSync(`${build}/img/cards/faq.png`);

test('the second product has a color of its own, and no picture that the build of the first has kept', () => {
  expect(Math.abs(product.brandHue - shipped.brandHue)).toBeGreaterThan(2 * TOLERANCE);
  expect(cardIn('.cache/variant/build').equals(cardIn('build'))).toBe(false);
});

for (const mode of ['light', 'dark']) {
  test(`links have the color of the product, ${mode}`, async ({page}) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.goto(urlOf('faq'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const color = await page
      .locator('.theme-doc-markdown p > a')
      .first()
      .evaluate((link) => getComputedStyle(link).color);
    expect(Math.abs(hueOf(color.match(/\d+/g)?.map(Number) ?? []) - product.brandHue)).toBeLessThan(
      TOLERANCE,
    );
  });
}
