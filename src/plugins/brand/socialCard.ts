import type {Node} from '@takumi-rs/core';
import {cardSize} from '../../config/cards';
import {siteAddress} from '../../config/siteAddress';
import {withBrandHue} from '../styles/brandHue';
import {LOGO, renderPng} from './render';

/** The texts of a card, from top to bottom. */
export interface CardTexts {
  /** Name of the site, beside the mark. */
  readonly site: string;
  /** Section of the page; the home page and those outside of sections have none. */
  readonly section?: string;
  readonly title: string;
  /** A sentence below the title. */
  readonly text?: string;
}

type Style = NonNullable<Node['style']>;

const box = (style: Style, ...children: Node[]): Node => ({
  type: 'container',
  style: {display: 'flex', ...style},
  children,
});

const words = (text: string, style: Style): Node => ({type: 'text', text, style});

/**
 * Draws a social card.
 *
 * @param mark the logo as SVG text, in its colors
 * @param hue of the brand, in degrees
 * @returns a PNG of the size of `cardSize`
 */
export function cardPng({site, section, title, text}: CardTexts, mark: string, hue: number): Promise<Buffer> {
  const paint = (style: string) => withBrandHue(style, hue);
  const accent = paint('oklch(85.3% 0.061 var(--brand-hue))');
  const card = box(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      padding: '64px 72px 56px',
      // One color and no gradient: a tenth of the bytes.
      backgroundColor: paint('oklch(24.9% 0.044 var(--brand-hue))'),
      borderBottom: `16px solid ${paint('oklch(55% 0.105 var(--brand-hue))')}`,
      color: paint('oklch(97.8% 0.01 var(--brand-hue))'),
      fontFamily: 'Inter',
    },
    box(
      {alignItems: 'center'},
      {type: 'image', src: LOGO, style: {width: 72, height: 72}},
      words(site, {marginLeft: 24, fontSize: 32, fontWeight: 700}),
    ),
    box(
      {flexDirection: 'column'},
      ...(section === undefined
        ? []
        : [words(section, {fontSize: 30, fontWeight: 700, color: accent, marginBottom: 14})]),
      words(title, {
        fontSize: title.length > 44 ? 68 : 84,
        fontWeight: 700,
        lineHeight: 1.14,
        letterSpacing: '-0.02em',
        textWrap: 'balance',
        // Longer than any title of ours: it ends in an ellipsis, and leaves the rest where it is.
        lineClamp: 3,
        textOverflow: 'ellipsis',
      }),
      ...(text === undefined
        ? []
        : [words(text, {fontSize: 34, marginTop: 28, color: accent, textWrap: 'balance'})]),
    ),
    words(siteAddress.origin.replace(/^https?:\/\//, ''), {fontSize: 26, color: accent}),
  );
  return renderPng(card, cardSize, mark);
}
