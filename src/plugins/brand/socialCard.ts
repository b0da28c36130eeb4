import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {version as resvgVersion} from '@resvg/resvg-js/package.json';
import satori from 'satori';
import {version as satoriVersion} from 'satori/package.json';
import {cardSize} from '../../config/cards';
import {siteAddress} from '../../config/siteAddress';
import {withBrandHue} from '../styles/brandHue';

/** What a card shows, from top to bottom. */
export interface CardTexts {
  /** Name of the site, beside the mark. */
  readonly site: string;
  /** Section of the page; the home page and those outside of sections have none. */
  readonly section?: string;
  readonly title: string;
  /** A sentence below the title. */
  readonly text?: string;
}

/** Folder of the cards that were drawn before. */
export const keptCards = (siteDir: string): string => path.join(siteDir, '.cache/cards');

/** An element of satori's tree, without React. */
const box = (style: Record<string, string | number>, ...children: unknown[]) => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/** A font of the cards: the letters of English and Portuguese, or those of other languages in Latin script. */
const readFont = async (weight: 400 | 700, letters: 'latin' | 'latin-ext') => ({
  name: letters === 'latin' ? 'Inter' : 'Inter, more letters',
  weight,
  data: await readFile(
    createRequire(__filename).resolve(`@fontsource/inter/files/inter-${letters}-${weight}-normal.woff`),
  ),
});

/** Read once: satori keeps what it has made of a font by its bytes. */
let fonts: Promise<Awaited<ReturnType<typeof readFont>>[]> | undefined;

/**
 * A card as SVG, its letters as paths: any machine draws the same.
 *
 * @param mark the logo as SVG text, in its colors
 * @param hue of the brand, in degrees
 */
async function cardSvg(texts: CardTexts, mark: string, hue: number): Promise<string> {
  const paint = (style: string) => withBrandHue(style, hue);
  fonts ??= Promise.all([
    readFont(400, 'latin'),
    readFont(700, 'latin'),
    readFont(400, 'latin-ext'),
    readFont(700, 'latin-ext'),
  ]);
  const accent = paint('oklch(85.3% 0.061 var(--brand-hue))');
  const {site, section, title, text} = texts;
  const image = {
    type: 'img',
    props: {
      src: `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`,
      width: 72,
      height: 72,
    },
  };
  return satori(
    box(
      {
        width: '100%',
        height: '100%',
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        padding: '64px 72px 56px',
        // One color and no gradient: a tenth of the bytes.
        background: paint('oklch(24.9% 0.044 var(--brand-hue))'),
        borderBottom: `16px solid ${paint('oklch(55% 0.105 var(--brand-hue))')}`,
        color: paint('oklch(97.8% 0.01 var(--brand-hue))'),
      },
      box({alignItems: 'center'}, image, box({marginLeft: 24, fontSize: 32, fontWeight: 700}, site)),
      box(
        {flexDirection: 'column'},
        ...(section === undefined
          ? []
          : [box({fontSize: 30, fontWeight: 700, color: accent, marginBottom: 14}, section)]),
        {
          type: 'div',
          props: {
            style: {
              display: 'block',
              fontSize: title.length > 44 ? 68 : 84,
              fontWeight: 700,
              lineHeight: 1.14,
              letterSpacing: '-0.02em',
              textWrap: 'balance',
              // Longer than any title of ours: it ends in an ellipsis, and leaves the rest where it is.
              lineClamp: 3,
            },
            children: title,
          },
        },
        ...(text === undefined ? [] : [box({fontSize: 34, marginTop: 28, color: accent}, text)]),
      ),
      box({fontSize: 26, color: accent}, siteAddress.origin.replace(/^https?:\/\//, '')),
    ) as Parameters<typeof satori>[0],
    {...cardSize, fonts: await fonts},
  );
}

/** This file says how cards look: with it they change. */
const looks = readFileSync(__filename);

/**
 * Draws a card, or takes it from an earlier build: with the same texts it looks the same every time.
 *
 * @param mark the logo as SVG text, in its colors
 * @param hue of the brand, in degrees
 * @param kept folder of the cards that were drawn before
 * @returns a PNG of the size of `cardSize`
 */
export async function cardPng(texts: CardTexts, mark: string, hue: number, kept: string): Promise<Buffer> {
  const key = JSON.stringify([texts, mark, hue, siteAddress.origin, resvgVersion, satoriVersion]);
  const file = path.join(kept, `${createHash('sha256').update(looks).update(key).digest('hex')}.png`);
  try {
    return await readFile(file);
  } catch {
    const svg = await cardSvg(texts, mark, hue);
    const png = (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();
    await mkdir(kept, {recursive: true});
    await writeFile(file, png);
    return png;
  }
}
