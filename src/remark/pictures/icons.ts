/** The icons of VS Code (codicons, CC BY 4.0), as SVG in the text's own color. */
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Element} from 'hast';
import {h, s} from 'hastscript';
import {suchAs} from '../../config/likeness';
import {NotAllowed, type Reader} from '../../config/props';
import {drawing, type Content} from '../nodes';

const folder = path.join(
  path.dirname(createRequire(__filename).resolve('@vscode/codicons/package.json')),
  'src/icons',
);

const names: ReadonlySet<string> = new Set(
  readdirSync(folder).flatMap((file) => (file.endsWith('.svg') ? [file.slice(0, -4)] : [])),
);

/** Reads the name of an icon; `product` is the product's own mark. */
export const iconName: Reader<string> = (value) => {
  if (typeof value !== 'string' || (value !== 'product' && !names.has(value))) {
    throw new NotAllowed(`an icon of @vscode/codicons${suchAs(String(value), [...names])}`);
  }
  return value;
};

/** The way in the mark, without its ground: `src/config/mark.svg` on the scale of the other icons. */
const markPath = s('g', {transform: 'scale(.25)'}, [
  s('path', {
    d: 'M14 47c0-9 9-10 18-12s18-4 18-12',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 7,
    strokeLinecap: 'round',
  }),
  s('circle', {cx: 14, cy: 47, r: 6}),
  s('circle', {cx: 50, cy: 19, r: 6}),
]);

const rendered = new Map<string, Element>();

/** Two decimals are a hundredth of a pixel. In `1.50.256` the second point begins a number: it stays. */
const shorter = (d: string): string =>
  d.replace(/(?<![\d.])\d+\.\d{3,}/g, (digits) => Number(digits).toFixed(2));

function read(name: string): Element {
  const source = readFileSync(path.join(folder, `${name}.svg`), 'utf8');
  const paths = [...source.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d = '']) =>
    s('path', {d: shorter(d)}),
  );
  // Some are drawn for 24 pixels.
  return picture(/viewBox="([^"]+)"/.exec(source)?.[1] ?? '0 0 16 16', paths);
}

const picture = (viewBox: string, content: Element[]): Element =>
  s('svg', {className: 'pic-icon', viewBox, width: 16, height: 16, ariaHidden: 'true'}, content);

function svgOf(name: string): Element {
  const svg = rendered.get(name) ?? (name === 'product' ? picture('0 0 16 16', [markPath]) : read(name));
  rendered.set(name, svg);
  return svg;
}

/**
 * An icon. It is not read aloud: the words beside it, or the sentence about
 * the picture, say what it stands for.
 *
 * @throws NotAllowed with near names, for a name that the package does not have
 */
export const icon = (name: string): Content => drawing(svgOf(iconName(name)));

/** A bar that is filled up to a share, in percent; a slider has its handle there. */
export const gauge = (share: number, kind: 'meter' | 'slider'): Content =>
  drawing(
    h('span', {className: 'pic-gauge'}, [
      s('svg', {ariaHidden: 'true'}, [
        s('rect', {width: '100%', height: '100%', rx: 2}),
        s('rect', {className: 'pic-fill', width: `${share}%`, height: '100%', rx: 2}),
        ...(kind === 'slider' ? [s('circle', {cx: `${share}%`, cy: '50%', r: 7})] : []),
      ]),
    ]),
  );
