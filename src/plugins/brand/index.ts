import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardFile, cardFolder} from '../../config/cards';
import {product} from '../../config/product';
import {schemaFiles} from '../../data/schemas';
import {withBrandHue} from '../styles/brandHue';
import {LOGO, renderPng} from './render';
import {cardPng} from './socialCard';

/** Folder of the drawn pictures and of the schemas, relative to the site, as Docusaurus wants folders of static files. */
export const brandFolder = '.docusaurus/brand';

/** Edge of the icon for home screens, in pixels. */
const TOUCH_ICON = 180;

/** The logo as SVG text, in the product's colors. */
export const readMark = async (siteDir: string): Promise<string> =>
  withBrandHue(await readFile(path.join(siteDir, 'src/config/mark.svg'), 'utf8'), product.brandHue);

/** Writes a file, unless it is there as it should be: `npm start` would take it for changed at each reload. */
async function writeOnce(file: string, content: string | Buffer): Promise<void> {
  const before = await readFile(file).catch(() => undefined);
  if (!before?.equals(Buffer.from(content))) {
    await writeFile(file, content);
  }
}

/**
 * Draws the pictures that carry the product's name and color, so that none of
 * them is a file to forget: logo, icon for home screens, social card of the home
 * page. Writes the schemas of src/data, too. They are there before the site's static files are collected, in
 * development too. The cards of the other pages are drawn when the pages are there (src/plugins/postBuild).
 */
export default function brandImages({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'brand-images',
    async loadContent() {
      const mark = await readMark(siteDir);
      const folder = path.join(siteDir, brandFolder, 'img');
      await mkdir(path.join(siteDir, brandFolder, cardFolder), {recursive: true});
      await mkdir(path.join(siteDir, brandFolder, 'schemas'), {recursive: true});
      const {title, tagline} = siteConfig;
      const texts = {site: title, title, text: tagline};
      const card = await cardPng(texts, mark, product.brandHue);
      const edge = {width: TOUCH_ICON, height: TOUCH_ICON};
      const icon = await renderPng({type: 'image', src: LOGO, style: edge}, edge, mark);
      await Promise.all([
        writeOnce(path.join(folder, 'logo.svg'), mark),
        writeOnce(path.join(folder, 'touch-icon.png'), icon),
        writeOnce(path.join(siteDir, brandFolder, cardFile('')), card),
        ...[...schemaFiles].map(([file, text]) => writeOnce(path.join(siteDir, brandFolder, file), text)),
      ]);
    },
  };
}
