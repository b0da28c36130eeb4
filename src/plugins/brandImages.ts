import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';

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
 * @param mark the logo as SVG text
 * @returns a PNG of 1200 by 630 pixels
 */
export async function socialCard(title: string, tagline: string, mark: string): Promise<Buffer> {
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
        background: 'linear-gradient(135deg, #06281d 0%, #0b4a37 100%)',
        color: '#f2faf6',
      },
      image,
      box(
        {flexDirection: 'column'},
        box({fontSize: 72, fontWeight: 700, lineHeight: 1.15}, title),
        box({fontSize: 34, marginTop: 28, color: '#a9dcc6'}, tagline),
      ),
    ) as Parameters<typeof satori>[0],
    {...CARD, fonts: [await font(400), await font(700)]},
  );
  return png(svg, CARD.width);
}

/** Draws the pictures that carry the product's name, so that none of them is a file to forget. */
export default function brandImages(): Plugin {
  return {
    name: 'brand-images',
    async postBuild({siteDir, outDir, siteConfig}) {
      const mark = await readFile(path.join(siteDir, 'static/img/logo.svg'), 'utf8');
      const folder = path.join(outDir, 'img');
      await mkdir(folder, {recursive: true});
      await Promise.all([
        writeFile(
          path.join(folder, 'social-card.png'),
          await socialCard(siteConfig.title, siteConfig.tagline, mark),
        ),
        writeFile(path.join(folder, 'touch-icon.png'), png(mark, TOUCH_ICON)),
      ]);
    },
  };
}
