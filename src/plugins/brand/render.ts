import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {Renderer, type Node} from '@takumi-rs/core';

/** A font of the pictures: the letters of English and Portuguese, or those of other languages in Latin script. */
const readFont = async (weight: 400 | 700, letters: 'latin' | 'latin-ext') => ({
  name: letters === 'latin' ? 'Inter' : 'Inter Extended',
  weight,
  data: await readFile(
    createRequire(__filename).resolve(`@fontsource/inter/files/inter-${letters}-${weight}-normal.woff2`),
  ),
});

async function createRenderer(): Promise<Renderer> {
  const renderer = new Renderer();
  for (const letters of ['latin', 'latin-ext'] as const) {
    for (const weight of [400, 700] as const) {
      await renderer.registerFont(await readFont(weight, letters));
    }
  }
  return renderer;
}

/** Has the fonts, and what it has drawn of their letters. */
let shared: Promise<Renderer> | undefined;

/** The name of the logo in an `image` node. */
export const LOGO = 'logo';

/**
 * Draws a picture with the fonts of the site alone, so any machine draws the same.
 *
 * @param mark the logo as SVG text, in its colors: an `image` node shows it by the name `LOGO`
 * @returns a PNG
 */
export async function renderPng(
  node: Node,
  size: {readonly width: number; readonly height: number},
  mark: string,
): Promise<Buffer> {
  shared ??= createRenderer();
  const renderer = await shared;
  return renderer.render(node, {...size, format: 'png', images: [{src: LOGO, data: Buffer.from(mark)}]});
}
