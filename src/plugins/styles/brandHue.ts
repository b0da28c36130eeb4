import Color from 'colorjs.io';
import type {Plugin as PostCssPlugin} from 'postcss';
import {product} from '../../config/product';

/** A color of the brand in a style sheet: lightness and chroma of its own, the product's hue as a variable. */
const BRAND_COLOR = /oklch\([^()]*var\(--brand-hue\)\)/g;

/**
 * Gives the colors in a text the hue of a brand.
 *
 * OKLCH keeps the lightness that eyes see while the hue turns, and with it the
 * contrast. A hue that has no color so vivid on screens gets the nearest one.
 *
 * @param text a style sheet, a declaration or an SVG with colors such as `oklch(47% 0.094 var(--brand-hue))`
 * @param hue in degrees
 * @returns the text with `#rrggbb` in their place
 * @throws Error when the hue stands in anything else
 */
export function withBrandHue(text: string, hue: number): string {
  const painted = text.replace(BRAND_COLOR, (color) =>
    new Color(color.replace('var(--brand-hue)', String(hue)))
      .to('srgb')
      .toGamut()
      .toString({format: 'hex', collapse: false}),
  );
  if (painted.includes('var(--brand-hue')) {
    throw new Error(`"${text}": allowed with the brand's hue: oklch(47% 0.094 var(--brand-hue))`);
  }
  return painted;
}

/**
 * Fills the product's hue into the style sheets. At build time: browsers get
 * plain colors, and the hue has one home, src/config/product.ts.
 */
export const fillBrandHue: PostCssPlugin = {
  postcssPlugin: 'brand-hue',
  Declaration(declaration) {
    declaration.value = withBrandHue(declaration.value, product.brandHue);
  },
};
