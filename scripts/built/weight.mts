/**
 * Holds what a reader's browser fetches against budgets, in bytes as hosts send them (gzip). Sizes,
 * not times: they are the same on every machine.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {calculatorNames} from '../../src/components/calculators/texts';
import {filesOf} from '../filesOf.mts';
import type {Page} from './page.mts';

/** Budgets of a site, in KB of 1,024 bytes after gzip. */
export interface Budgets {
  /** The script of all pages. */
  readonly main: number;
  /** All style sheets of a page. */
  readonly styles: number;
  /** Bytes before the first paint: HTML with its inline scripts, and the style sheets in it, each by itself. */
  readonly paint: number;
  /** Everything that a page names in its HTML, itself included. */
  readonly first: number;
  /** The script of a page's own text, at the median of all pages. */
  readonly ownScript: number;
  /** The script of a calculator, with its texts. */
  readonly calculator: number;
}

const KB = 1024;

/** Names of the scripts of calculators: `command-tester`. */
const calculators = new Set(
  calculatorNames.map((name) => name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase()),
);

/** A file that is named, and what it weighs. */
interface Part {
  readonly name: string;
  readonly size: number;
}

const weigh = (content: string | Buffer): number => gzipSync(content, {level: 6}).length;

const sum = (parts: readonly Part[]): number => parts.reduce((total, {size}) => total + size, 0);

const inKb = (size: number): string => `${(size / KB).toFixed(1)} KB`;

/** `103.2 KB compressed, at most 100 KB: 80.1 main.js, 23.1 page.html` */
const tooMuch = (what: string, parts: readonly Part[], most: number): string[] =>
  sum(parts) > most * KB
    ? [
        `${what}: ${inKb(sum(parts))} compressed, at most ${most} KB; heaviest: ` +
          [...parts]
            .sort((a, b) => b.size - a.size)
            .slice(0, 3)
            .map(({name, size}) => `${name} ${inKb(size)}`)
            .join(', '),
      ]
    : [];

/** The heavier half begins here. */
const median = (parts: readonly Part[]): Part | undefined =>
  [...parts].sort((a, b) => a.size - b.size)[Math.floor(parts.length / 2)];

/**
 * The pages and files of a build that are heavier than they may be, one line each, with the files
 * that weigh most.
 *
 * @param build folder of the built site
 * @param base URL of the site
 * @param pages of the build
 */
export function inspectWeight(
  build: string,
  base: string,
  budgets: Budgets,
  pages: ReadonlyMap<string, Pick<Page, 'url' | 'html' | '$'>>,
): string[] {
  const sizes = new Map<string, Part>();
  const partOf = (address: string): Part => {
    const name = address.slice(base.length);
    const known = sizes.get(name) ?? {
      name,
      size: weigh(readFileSync(path.join(build, name))),
    };
    sizes.set(name, known);
    return known;
  };
  const own: Part[] = [];
  const problems = [...pages.values()].flatMap(({url: name, html: text, $}) => {
    const scripts = $('script[src]')
      .toArray()
      .map((script) => partOf($(script).attr('src') ?? ''));
    // A page for an old address is a few lines.
    if (scripts.length === 0) {
      return [];
    }
    const styles = $('style[data-href]')
      .toArray()
      .map((style) => partOf($(style).attr('data-href') ?? ''));
    const html = {name, size: weigh(text.replace(/<style data-href[^]*?<\/style>/g, ''))};
    const main = scripts.filter((script) => /\/main\.\w+\.js$/.test(script.name));
    // The loaders of style sheets stand behind it.
    const last = scripts.findLast((script) => !script.name.includes('/styles-'));
    if (last && $('article .theme-doc-markdown').length > 0) {
      own.push(last);
    }
    return [
      ...tooMuch(`${name}: its style sheets`, styles, budgets.styles),
      ...tooMuch(`${name}: what stands before the first paint`, [html, ...styles], budgets.paint),
      ...tooMuch(`${name}: the first load`, [html, ...styles, ...scripts], budgets.first),
      ...tooMuch(`${name}: the script of all pages`, main, budgets.main),
    ];
  });
  const middle = median(own);
  return [
    // One of these is enough where it is on every page.
    ...new Map(problems.map((problem) => [problem.replace(/^.*?: /, ''), problem])).values(),
    ...(middle ? tooMuch('the scripts of the pages, at the median', [middle], budgets.ownScript) : []),
    ...filesOf(build)
      .filter((file) => calculators.has(/(?:^|\/)assets\/js\/([\w-]+)\.\w+\.js$/.exec(file)?.[1] ?? ''))
      .flatMap((file) => tooMuch('the script of a calculator', [partOf(base + file)], budgets.calculator)),
  ];
}
