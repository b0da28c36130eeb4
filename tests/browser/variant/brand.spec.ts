import Color from 'colorjs.io';
import {product as shipped} from '../../../src/config/product';
import {base, expect, product, test, urlOf} from './fixtures';

/** How far rounding to whole pixels may turn a hue, in degrees. */
const TOLERANCE = 8;

/** Hue of a color in OKLCH, in degrees. */
const hueOf = ([r, g, b]: readonly number[]): number =>
  new Color('srgb', [(r ?? 0) / 255, (g ?? 0) / 255, (b ?? 0) / 255]).to('oklch').coords[2] ?? NaN;

test('the second product has a color of its own', () => {
  expect(Math.abs(product.brandHue - shipped.brandHue)).toBeGreaterThan(2 * TOLERANCE);
});

for (const name of ['logo.svg', 'touch-icon.png', 'cards/index.png']) {
  test(`${name} is drawn in the color of the product`, async ({page}) => {
    await page.goto(urlOf('faq'));
    // Near the top: in every one of them the ground, none of the drawing.
    const pixel = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const context = Object.assign(document.createElement('canvas'), {
        width: image.naturalWidth,
        height: image.naturalHeight,
      }).getContext('2d');
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(image.naturalWidth / 2, 3, 1, 1).data ?? [])];
    }, `${base}img/${name}`);
    expect(pixel[3]).toBe(255);
    expect(Math.abs(hueOf(pixel) - product.brandHue)).toBeLessThan(TOLERANCE);
  });
}

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
