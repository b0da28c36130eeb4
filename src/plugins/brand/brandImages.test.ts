import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {Renderer} from '@takumi-rs/core';
import Color from 'colorjs.io';
import {describe, expect, it} from 'vitest';
import {emptyFolder} from '../../../tests/support/folder';
import {cardFile} from '../../config/cards';
import {product} from '../../config/product';
import brandImages, {brandFolder} from '.';
import {cardPng, type CardTexts} from './socialCard';

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><rect width="8" height="8"/></svg>';

const site = emptyFolder();

const draw = (texts: CardTexts, hue = 166): Promise<Buffer> => cardPng(texts, mark, hue);

const renderer = new Renderer();

/** Width and height of a PNG, and its pixels as RGBA. */
async function decode(png: Buffer) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const pixels = await renderer.render(
    {type: 'image', src: 'png', style: {width, height}},
    {width, height, format: 'raw', images: [{src: 'png', data: png}]},
  );
  return {width, height, pixels};
}

/** Width, height and the rows of an image that are not of the background alone. */
async function read(png: Buffer) {
  const {width, height, pixels} = await decode(png);
  const isText = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    return (pixels[at] ?? 0) > 200 && (pixels[at + 1] ?? 0) > 200;
  };
  const rows = Array.from({length: height}, (_, y) => y).filter((y) =>
    Array.from({length: width}, (_, x) => x).some((x) => isText(x, y)),
  );
  return {width, height, rows};
}

describe('the social card', () => {
  const twoLines = 'list_code_definition_names: listar definições';
  it.each([
    ['a title of two lines', {site: 'x', section: 'x', title: twoLines}],
    ['more title than there is room for', {site: 'x', section: 'x', title: 'A very long title '.repeat(20)}],
    ['no section', {site: 'x', title: 'Vereda Code documentation', text: 'Find the page.'}],
  ])('is a PNG of the size that networks ask for, with %s inside its margins', async (_, texts) => {
    const {width, height, rows} = await read(await draw(texts));
    expect([width, height]).toEqual([1200, 630]);
    expect(rows.length).toBeGreaterThan(40);
    expect(Math.min(...rows)).toBeGreaterThan(60);
    expect(Math.max(...rows)).toBeLessThan(height - 60);
  });

  it('is the same for the same texts', async () => {
    const texts = {site: 'Same', title: 'Same'};
    expect((await draw(texts)).equals(await draw(texts))).toBe(true);
  });
});

/** Hue of a pixel in OKLCH, in degrees. */
async function hueAt(png: Buffer, x: number, y: number): Promise<number> {
  const {width, pixels} = await decode(png);
  const at = (y * width + x) * 4;
  const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
  return new Color('srgb', [r / 255, g / 255, b / 255]).to('oklch').coords[2] ?? NaN;
}

describe('the colors of the pictures', () => {
  it.each([30, 166, 300])('the card has the hue of the brand: %i', async (hue) => {
    const card = await draw({site: 'Site', title: 'Title'}, hue);
    expect(Math.abs((await hueAt(card, 5, 5)) - hue)).toBeLessThan(8);
    expect(Math.abs((await hueAt(card, 1195, 625)) - hue)).toBeLessThan(8);
  });

  it('logo and icon have the hue of the product', async () => {
    site.write('src/config/mark.svg', mark.replace('<rect', '<rect fill="oklch(50% 0.1 var(--brand-hue))"'));
    const siteConfig = {title: 'Title', tagline: 'Tagline'};
    await brandImages({siteDir: site.root, siteConfig} as LoadContext).loadContent?.();
    const pictureAt = (file: string) => readFileSync(site.inside(path.join(brandFolder, file)));
    const logo = pictureAt('img/logo.svg').toString();
    const icon = pictureAt('img/touch-icon.png');
    const color = new Color(/fill="([^"]+)"/.exec(logo)?.[1] ?? '');
    expect(color.to('oklch').coords[2]).toBeCloseTo(product.brandHue, -1);
    expect(await decode(pictureAt(cardFile('')))).toMatchObject({width: 1200});
    expect(await decode(icon)).toMatchObject({width: 180, height: 180});
    expect(Math.abs((await hueAt(icon, 90, 90)) - product.brandHue)).toBeLessThan(8);
  });
});
