/** Keeps what was measured, and writes benchmarks/README.md and its plot from it. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {root} from '../../scripts/prepare.mjs';
import {kilobytes, milliseconds, printTable} from '../../scripts/search/numbers.mts';
import type {Grown} from './growth.mts';
import {measureNames, measures, type Sample} from './measures.mts';
import {plot} from './plot.mts';

export interface SiteResult {
  readonly name: string;
  readonly title: string;
  /** Whether it is this site. */
  readonly isOwn: boolean;
  readonly medians: Sample;
}

/** When a part was measured, and what else the machine did then: the load of the last 1, 5 and 15 minutes at its end. */
interface Taken {
  readonly date: string;
  readonly load: readonly number[];
  readonly repeats: number;
}

export interface Results {
  readonly machine: string;
  readonly node: string;
  readonly browser: string;
  /** Of each language. */
  readonly pages: number;
  readonly parts: Readonly<Record<string, Taken>>;
  readonly sites: readonly SiteResult[];
  readonly growth?: Grown | undefined;
}

const RESULTS = path.join(root, 'benchmarks/site/results.json');
const README = path.join(root, 'benchmarks/README.md');
const PLOT = path.join(root, 'benchmarks/site/plot.svg');

/** To which the others are compared. */
const STOCK = 'docusaurus';

/** Between these lines of benchmarks/README.md. */
const [BEGIN, END] = ['<!-- Written by npm run bench -->', '<!-- To here -->'];

/** @returns what was measured before; undefined when nothing was */
export const readResults = (): Results | undefined =>
  existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Results) : undefined;

/** How many times as much: `0.03×`, `1.4×`. */
const times = (value: number, base: number): string => `${(value / base).toFixed(value < base ? 2 : 1)}×`;

/** The table: a row for each measure, the ratio to stock Docusaurus in brackets. */
function rowsOf(sites: readonly SiteResult[]): string[][] {
  const stock = sites.find(({name}) => name === STOCK)?.medians;
  return measureNames
    .filter((name) => sites.some(({medians}) => medians[name] !== undefined))
    .map((name) => {
      const {label, write} = measures[name];
      const base = stock?.[name];
      return [
        label,
        ...sites.map(({name: site, medians}) => {
          const value = medians[name];
          if (value === undefined) {
            return '';
          }
          return write(value) + (base && site !== STOCK ? ` (${times(value, base)})` : '');
        }),
      ];
    });
}

const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_name, i) => (i === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

function growthText({loads, searches}: Grown): string {
  const first = loads[0];
  const ratio = (value: number, base: number | undefined) => (base ? ` (${times(value, base)})` : '');
  return `Of this site alone, in English, when it has more pages, in the same sections. ${loads
    .filter(({isComputed}) => isComputed)
    .map(
      ({pages}) =>
        `The page and the script of ${pages.toLocaleString('en')} pages are computed from the last two builds`,
    )
    .join(
      '',
    )}; its search is not: the index is made of generated pages and asked in Node, each judged query letter by letter, in processor time.

${markdownTable(
  ['Pages', 'HTML of a page', 'Its script', 'First load in all'],
  loads.map(({pages, isComputed, html, script, first: all}) => [
    pages.toLocaleString('en') + (isComputed ? ' (computed)' : ''),
    kilobytes(html) + ratio(html, first?.html),
    kilobytes(script) + ratio(script, first?.script),
    kilobytes(all) + ratio(all, first?.first),
  ]),
)}

${markdownTable(
  ['Pages', 'First search, mean', 'p95', 'A letter, p50', 'p95'],
  searches.map(({pages, mean, p95, keystroke}) => [
    pages.toLocaleString('en'),
    kilobytes(mean) + ratio(mean, searches[0]?.mean),
    kilobytes(p95),
    milliseconds(keystroke.p50),
    milliseconds(keystroke.p95),
  ]),
)}`;
}

function textOf({machine, node, browser, pages, parts, sites, growth}: Results): string {
  const taken = Object.entries(parts)
    .map(
      ([part, {date, load, repeats}]) =>
        `${part} ${date.replace('T', ' ')} UTC, ${repeats}×, load ${load.join(', ')}`,
    )
    .join('; ');
  return `![The table below as bars](site/plot.svg)

${markdownTable(['', ...sites.map(({title}) => title)], rowsOf(sites))}

${pages} pages in each of two languages. ${machine}; Node.js ${node} asks, version 22 builds; Chromium ${browser}. ${taken}.
${growth ? `\n### When it grows\n\n${growthText(growth)}\n` : ''}`;
}

/**
 * Keeps results, and writes the part of benchmarks/README.md between its two marks, and the plot.
 *
 * @throws Error when the marks are not there
 */
export async function writeResults(results: Results): Promise<void> {
  const readme = readFileSync(README, 'utf8');
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (begin < 0 || end < begin) {
    throw new Error(`benchmarks/README.md lacks "${BEGIN}" or "${END}"`);
  }
  const text = `${readme.slice(0, begin + BEGIN.length)}\n\n${textOf(results)}\n${readme.slice(end)}`;
  const options = await resolveConfig(README);
  writeFileSync(README, await format(text, {...options, filepath: README}));
  writeFileSync(RESULTS, await format(JSON.stringify(results), {...options, filepath: RESULTS}));
  writeFileSync(PLOT, plot(results.sites));
  printTable(['', ...results.sites.map(({title}) => title)], rowsOf(results.sites));
}
