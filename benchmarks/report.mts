/** Keeps what was measured, and writes benchmarks/README.md and its plot from it. */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../scripts/prepare.mjs';

const kilobytes = (bytes: number) =>
  bytes < 999_500 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(2)} MB`;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
const gigabytes = (value: number) => `${(value / 1e9).toFixed(2)} GB`;
const seconds = (value: number) => `${value.toFixed(1)} s`;

/** Every number, in the order of the table. */
const measures = {
  firstBytes: {label: 'First load, gzip', write: kilobytes},
  scriptBytes: {label: 'Of it script, gzip', write: kilobytes},
  searchBytes: {label: 'First suggestions, fetched, gzip', write: kilobytes},
  searchTime: {label: 'First suggestion, slow line', write: milliseconds},
  score: {label: 'Lighthouse, performance', write: (value: number) => value.toFixed(0)},
  firstPaint: {label: 'Lighthouse, first contentful paint', write: milliseconds},
  largestPaint: {label: 'Lighthouse, largest contentful paint', write: milliseconds},
  blocking: {label: 'Lighthouse, total blocking time', write: milliseconds},
  coldProcessor: {label: 'Cold build, processor', write: seconds},
  coldTime: {label: 'Cold build, clock', write: seconds},
  warmProcessor: {label: 'Build after one changed page, processor', write: seconds},
  warmTime: {label: 'Build after one changed page, clock', write: seconds},
  memory: {label: 'Build, memory at its peak', write: gigabytes},
} as const satisfies Readonly<Record<string, {label: string; write: (value: number) => string}>>;

type Measure = keyof typeof measures;

/** What came of one visit or build. */
export type Sample = Partial<Readonly<Record<Measure, number>>>;

interface SiteResult {
  readonly name: string;
  readonly title: string;
  readonly medians: Sample;
}

export interface Results {
  readonly machine: string;
  readonly node: string;
  readonly browser: string;
  /** Of each language. */
  readonly pages: number;
  /** When a part was measured, how often, and the load of the last minute at its end. */
  readonly parts: Readonly<Record<string, {date: string; load: number; repeats: number}>>;
  readonly sites: readonly SiteResult[];
}

const fileOf = (name: string): string => path.join(root, 'benchmarks', name);

/** To which the others are compared. */
const STOCK = 'docusaurus';

/** Between these lines of benchmarks/README.md. */
const [BEGIN, END] = ['<!-- Written by npm run bench -->', '<!-- To here -->'];

/** @returns what was measured before; undefined when nothing was */
export const readResults = (): Results | undefined =>
  existsSync(fileOf('results.json'))
    ? (JSON.parse(readFileSync(fileOf('results.json'), 'utf8')) as Results)
    : undefined;

/** The middle of all samples of a site, by measure. */
export function medians(samples: readonly Sample[]): Sample {
  return Object.fromEntries(
    (Object.keys(measures) as Measure[]).flatMap((name) => {
      const found = samples.flatMap((sample) => sample[name] ?? []).toSorted((a, b) => a - b);
      return found.length > 0 ? [[name, found[Math.ceil(found.length / 2) - 1]]] : [];
    }),
  );
}

/** Measures that were taken. */
const taken = (sites: readonly SiteResult[]): Measure[] =>
  (Object.keys(measures) as Measure[]).filter((name) =>
    sites.some(({medians: own}) => own[name] !== undefined),
  );

/** The table: a row for each measure, the ratio to stock Docusaurus in brackets. */
function rowsOf(sites: readonly SiteResult[]): string[][] {
  const stock = sites.find(({name}) => name === STOCK)?.medians;
  return taken(sites).map((name) => {
    const {label, write} = measures[name];
    const base = stock?.[name];
    const cells = sites.map(({name: site, medians: own}) => {
      const value = own[name];
      if (value === undefined) {
        return '';
      }
      const ratio = base && site !== STOCK ? ` (${(value / base).toFixed(value < base ? 2 : 1)}×)` : '';
      return write(value) + ratio;
    });
    return [label, ...cells];
  });
}

function tableOf(sites: readonly SiteResult[]): string {
  const head = ['', ...sites.map(({title}) => title)];
  return [head, head.map((_name, i) => (i === 0 ? '---' : '--:')), ...rowsOf(sites)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function textOf({machine, node, browser, pages, parts, sites}: Results): string {
  const when = Object.entries(parts).map(
    ([part, {date, load, repeats}]) => `${part} ${date.replace('T', ' ')} UTC, ${repeats}×, load ${load}`,
  );
  return `![The table below as bars](plot.svg)

${tableOf(sites)}

${pages} pages in each of two languages. ${machine}; Node.js ${node} asks, version 22 builds; Chromium ${browser}. ${when.join('; ')}.
`;
}

const STYLE = `
  text { font: 12px system-ui, sans-serif; fill: #24292f }
  .head { font-weight: 600 }
  .ours { fill: #0b6e63 }
  .peer { fill: #8c959f }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .ours { fill: #2fb5a5 }
    .peer { fill: #6e7681 }
  }`;

/** Sizes of the plot: a group has a heading, and a line for each site with its name, its bar and its figure. */
const [WIDTH, COLUMNS, NAMES, FIGURES, BAR, STEP, HEAD, GAP] = [760, 2, 165, 66, 14, 20, 26, 22];

function group(measure: Measure, sites: readonly SiteResult[], x: number, y: number): string {
  const {label, write} = measures[measure];
  const values = sites.map(({medians: own}) => own[measure] ?? 0);
  const longest = WIDTH / COLUMNS - 10 - NAMES - FIGURES;
  const lines = sites.map(({name, title}, i) => {
    const value = values[i] ?? 0;
    const length = (value / Math.max(...values)) * longest;
    const top = y + HEAD + i * STEP;
    return `<text x="${x + NAMES - 8}" y="${top + 11}" text-anchor="end">${title}</text>
<rect class="${['ours', 'own'].includes(name) ? 'ours' : 'peer'}" x="${x + NAMES}" y="${top}" width="${length.toFixed(1)}" height="${BAR}" rx="2"/>
<text x="${(x + NAMES + length + 6).toFixed(1)}" y="${top + 11}">${write(value)}</text>`;
  });
  return [`<text class="head" x="${x}" y="${y + 12}">${label}</text>`, ...lines].join('\n');
}

/** The figures as a picture that GitHub shows: bars, one group for each measure, in the colors of the reader's system. */
function plot(sites: readonly SiteResult[]): string {
  const shown = taken(sites);
  const height = HEAD + sites.length * STEP + GAP;
  const groups = shown.map((measure, i) =>
    group(
      measure,
      sites.filter(({medians: own}) => own[measure] !== undefined),
      (i % COLUMNS) * (WIDTH / COLUMNS),
      Math.floor(i / COLUMNS) * height + 4,
    ),
  );
  const total = Math.ceil(shown.length / COLUMNS) * height;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${total}" width="${WIDTH}" height="${total}" role="img" aria-label="The table below as bars">
<style>${STYLE}</style>
${groups.join('\n')}
</svg>
`;
}

/**
 * Keeps results, and writes the part of benchmarks/README.md between its two marks, and the plot.
 *
 * @throws Error when the marks are not there
 */
export function writeResults(results: Results): void {
  const file = fileOf('README.md');
  const readme = readFileSync(file, 'utf8');
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (begin < 0 || end < begin) {
    throw new Error(`benchmarks/README.md lacks "${BEGIN}" or "${END}"`);
  }
  const json = fileOf('results.json');
  writeFileSync(file, `${readme.slice(0, begin + BEGIN.length)}\n\n${textOf(results)}\n${readme.slice(end)}`);
  writeFileSync(json, JSON.stringify(results));
  execFileSync('npx', ['oxfmt', file, json], {cwd: root, shell: process.platform === 'win32'});
  writeFileSync(fileOf('plot.svg'), plot(results.sites));
  console.log(tableOf(results.sites));
}
