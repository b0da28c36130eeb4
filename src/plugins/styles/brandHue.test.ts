import {readFileSync} from 'node:fs';
import path from 'node:path';
import Color from 'colorjs.io';
import {describe, expect, it} from 'vitest';
import {product} from '../../config/product';
import {withBrandHue} from './brandHue';

describe('withBrandHue', () => {
  it('writes plain colors with the given hue, and leaves the rest alone', () => {
    const text = 'linear-gradient(oklch(50% 0.1 var(--brand-hue)), oklch(50% 0.1 20), #fff)';
    const [, first = '', rest] =
      /^linear-gradient\((#[0-9a-f]{6}), (.*)$/.exec(withBrandHue(text, 300)) ?? [];
    expect(rest).toBe('oklch(50% 0.1 20), #fff)');
    const [lightness, chroma, hue] = new Color(first).to('oklch').coords;
    expect(lightness).toBeCloseTo(0.5, 2);
    expect(chroma).toBeCloseTo(0.1, 2);
    expect(hue).toBeCloseTo(300, -1);
  });

  it('gives a hue that has no color so vivid the nearest one on screens', () => {
    expect(withBrandHue('oklch(90% 0.3 var(--brand-hue))', 265)).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('refuses the hue in anything else', () => {
    expect(() => withBrandHue('hsl(var(--brand-hue) 50% 50%)', 10)).toThrow(
      '"hsl(var(--brand-hue) 50% 50%)": allowed with the brand\'s hue: oklch(47% 0.094 var(--brand-hue))',
    );
  });
});

const css = readFileSync(path.join(import.meta.dirname, '../../css/tokens.css'), 'utf8');

/** Tokens of a rule of tokens.css, by name. */
function tokensOf(selector: string, hue: number): ReadonlyMap<string, string> {
  const rule = withBrandHue(css, hue).split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return new Map(
    [...rule.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Text (or the edge of a control) and what it stands on, with the least contrast (WCAG 1.4.3, 1.4.11). */
const pairs: readonly [text: readonly string[], on: readonly string[], least: number][] = [
  [['text', 'text-muted', 'brand', 'brand-strong'], ['surface', 'surface-raised', 'surface-sunken'], 4.5],
  [['text', 'brand', 'brand-strong'], ['brand-soft'], 4.5],
  [['text', 'brand-strong'], ['tip-soft', 'info-soft', 'warning-soft', 'danger-soft'], 4.5],
  [['on-brand'], ['brand', 'brand-strong'], 4.5],
  [['code-string', 'code-number', 'code-keyword', 'code-name', 'danger'], ['surface-raised'], 4.5],
  [['line-strong'], ['surface', 'surface-raised'], 3],
];

/** Every pair that has too little contrast at a hue. */
function tooFaint(selector: string, hue: number): string[] {
  const tokens = tokensOf(selector, hue);
  const color = (name: string) => tokens.get(name) ?? `no token --${name}`;
  return pairs.flatMap(([texts, grounds, least]) =>
    texts.flatMap((text) =>
      grounds
        .filter((ground) => Color.contrast(color(text), color(ground), 'WCAG21') < least)
        .map((ground) => `${text} on ${ground} at ${hue}°: ${color(text)} on ${color(ground)}`),
    ),
  );
}

it.each([':root', "[data-theme='dark']"])(
  'the tokens of %s have enough contrast with every brand',
  (selector) => {
    const hues = [product.brandHue, ...Array.from({length: 72}, (_, i) => i * 5)];
    expect(hues.flatMap((hue) => tooFaint(selector, hue))).toEqual([]);
  },
);
