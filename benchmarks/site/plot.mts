/** The figures as a picture that GitHub shows: bars from nothing on, one group for each measure. */
import {scaleLinear} from 'd3-scale';
import {measures, type Measure} from './measures.mts';
import type {SiteResult} from './report.mts';

/** Those that say most. */
const DRAWN: readonly Measure[] = [
  'paintGzip',
  'firstGzip',
  'searchGzip',
  'largestPaint',
  'searchTime',
  'turnTime',
  'warmProcessor',
  'memory',
];

const WIDTH = 760;
const COLUMNS = 2;
const NAMES = 165;
const FIGURES = 66;
const BAR = 14;
const STEP = 20;
const HEAD = 26;
const GAP = 22;

const STYLE = `
  text { font: 12px system-ui, sans-serif; fill: #24292f }
  .head { font-weight: 600 }
  .own { fill: #0b6e63 }
  .peer { fill: #8c959f }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .own { fill: #2fb5a5 }
    .peer { fill: #6e7681 }
  }
`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function group(measure: Measure, sites: readonly SiteResult[], x: number, y: number, width: number): string {
  const {label, write} = measures[measure];
  const values = sites.map(({medians}) => medians[measure] ?? 0);
  const lengthOf = scaleLinear([0, Math.max(...values)], [0, width - NAMES - FIGURES]);
  const bars = sites.map(({title, isOwn}, i) => {
    const value = values[i] ?? 0;
    const top = y + HEAD + i * STEP;
    const length = lengthOf(value);
    return [
      `<text x="${x + NAMES - 8}" y="${top + 11}" text-anchor="end">${escaped(title)}</text>`,
      `<rect class="${isOwn ? 'own' : 'peer'}" x="${x + NAMES}" y="${top}" width="${length.toFixed(1)}" height="${BAR}" rx="2"/>`,
      `<text x="${(x + NAMES + length + 6).toFixed(1)}" y="${top + 11}">${escaped(write(value))}</text>`,
    ].join('\n');
  });
  return [`<text class="head" x="${x}" y="${y + 12}">${escaped(label)}</text>`, ...bars].join('\n');
}

/**
 * Draws the measures that all sites have.
 *
 * @returns SVG, in the colors of the reader's system
 */
export function plot(sites: readonly SiteResult[]): string {
  const shown = DRAWN.filter((measure) => sites.some(({medians}) => medians[measure] !== undefined));
  const width = WIDTH / COLUMNS - 10;
  const rowOf = (measure: Measure) => sites.filter(({medians}) => medians[measure] !== undefined);
  const height = HEAD + Math.max(0, ...shown.map((measure) => rowOf(measure).length)) * STEP + GAP;
  const groups = shown.map((measure, i) =>
    group(
      measure,
      rowOf(measure),
      (i % COLUMNS) * (WIDTH / COLUMNS),
      Math.floor(i / COLUMNS) * height + 4,
      width,
    ),
  );
  const total = Math.ceil(shown.length / COLUMNS) * height;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${total}" width="${WIDTH}" height="${total}" role="img" aria-label="The table below as bars">
<style>${STYLE}</style>
${groups.join('\n')}
</svg>
`;
}
