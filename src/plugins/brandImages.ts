import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';
import {product} from '../config/product';
import {withBrandHue} from './brandHue';

/** Where the pictures are written, as the site's static files want it: relative to the site. */
export const brandFolder = '.docusaurus/brand';

/** An element of satori's tree, without React. */
const box = (style: Record<string, string | number>, ...children: unknown[]) => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/** Width and height that social networks ask for, in pixels. */
const CARD = {width: 1200, height: 630};

/** Edge of the icon for home screens, in pixels. */
const TOUCH_ICON = 180;

const png = (svg: string, width: number): Buffer =>
  new Resvg(svg, {fitTo: {mode: 'width', value: width}}).render().asPng();

/**
 * The social card: the mark, the title and the tagline of the site.
 *
 * @param mark the logo as SVG text, in its colors
 * @param hue of the brand, in degrees
 * @returns a PNG of 1200 by 630 pixels
 */
export async function socialCard(title: string, tagline: string, mark: string, hue: number): Promise<Buffer> {
  const paint = (style: string) => withBrandHue(style, hue);
  const font = async (weight: 400 | 700) => ({
    name: 'Inter',
    weight,
    data: await readFile(
      createRequire(__filename).resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`),
    ),
  });
  const image = {
    type: 'img',
    props: {
      src: `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`,
      width: 120,
      height: 120,
    },
  };
  const svg = await satori(
    box(
      {
        width: '100%',
        height: '100%',
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        padding: 80,
        background: paint(
          'linear-gradient(135deg, oklch(24.9% 0.044 var(--brand-hue)) 0%, oklch(36.6% 0.069 var(--brand-hue)) 100%)',
        ),
        color: paint('oklch(97.8% 0.01 var(--brand-hue))'),
      },
      image,
      box(
        {flexDirection: 'column'},
        box({fontSize: 72, fontWeight: 700, lineHeight: 1.15}, title),
        box({fontSize: 34, marginTop: 28, color: paint('oklch(85.3% 0.061 var(--brand-hue))')}, tagline),
      ),
    ) as Parameters<typeof satori>[0],
    {...CARD, fonts: [await font(400), await font(700)]},
  );
  return png(svg, CARD.width);
}

/**
 * Draws the pictures that carry the product's name and color, so that none of
 * them is a file to forget: logo, icon for home screens, social card. They are
 * there before the site's static files are collected, in development too.
 */
export default function brandImages({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'brand-images',
    async loadContent() {
      const source = await readFile(path.join(siteDir, 'src/config/mark.svg'), 'utf8');
      const mark = withBrandHue(source, product.brandHue);
      const folder = path.join(siteDir, brandFolder, 'img');
      await mkdir(folder, {recursive: true});
      await Promise.all([
        writeFile(path.join(folder, 'logo.svg'), mark),
        writeFile(path.join(folder, 'touch-icon.png'), png(mark, TOUCH_ICON)),
        writeFile(
          path.join(folder, 'social-card.png'),
          await socialCard(siteConfig.title, siteConfig.tagline, mark, product.brandHue),
        ),
      ]);
    },
  };
}
