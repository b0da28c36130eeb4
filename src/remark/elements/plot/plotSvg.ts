/**
 * Draws the plots of plots.ts as SVG. Pure: data and a
 * language in, elements out. Looks, in both color modes, are src/css/plots.css.
 *
 * Across, everything is in per cent of the width, so that a plot fits any
 * column without shrinking its words; upward it is in pixels.
 */
import {scaleBand, scaleLinear} from 'd3-scale';
import {curveLinearClosed, line, lineRadial, pointRadial} from 'd3-shape';
import type {Element} from 'hast';
import {s} from 'hastscript';
import type {Locale} from '../../../config/locales';
import {formatIn} from '../../../data/metrics/format';
import type {Across, BuildPlot, LinePlot, PlotData, RadarPlot, Upward} from './plots';

/** Heights in pixels: room over the plot, the plot, the words below it. */
const room = {above: 14, plot: 208, below: 26} as const;
const height = room.above + room.plot + room.below;
const bottom = room.above + room.plot;

/** A longer line has no dot at each of its points. */
const mostDots = 12;

/** Most labels that fit under a plot in a narrow column. */
const mostFeet = 4;

const radar = {width: 344, height: 264, radius: 80} as const;

/**
 * Axes run from left to right in every language. An attribute, since the style sheets of a language from right to
 * left are turned round, this property with them.
 */
const AXES = 'ltr';

/** A longer name round a radar is parted, in letters. */
const longestLine = 14;

/** Width of a letter of the names round it, on average, generously. */
const LETTER = 7.8;

const percent = (value: number): string => `${Number(value.toFixed(2))}%`;
const pixels = (value: number): number => Number(value.toFixed(1));

/** The horizontal scale of a plot in percent, and the positions of its points: days by their distance, names evenly. */
function scaleAcross({at}: Across) {
  const positions = at.map((point, index) => (typeof point === 'string' ? Date.parse(point) : index));
  // At the very edge the first and the last point would be cut.
  const scale = scaleLinear([Math.min(...positions), Math.max(...positions)], [2.5, 97.5]);
  return {scale, places: positions.map((position) => scale(position))};
}

const scaleUp = ({from, to}: Upward) => scaleLinear([from, to], [bottom, room.above]);

/** Values at the scale, from low to high. */
const ticksOf = ({from, to, step}: Upward): number[] =>
  Array.from({length: Math.round((to - from) / step) + 1}, (_, index) => from + index * step);

/**
 * A point of the axis in words.
 *
 * @param day how a day is written: short under the plot, in full in a table
 */
export function pointName(
  across: Across,
  index: number,
  locale: Locale,
  day: (day: string) => string,
): string {
  switch (across.kind) {
    case 'day':
      return day(across.at[index] ?? '');
    case 'name':
      return across.at[index]?.[locale] ?? '';
  }
}

/** Share of the distance between two labels that one may be off, and still look evenly spread. */
const unevenness = 0.1;

/**
 * Indexes of at most `mostFeet` places, evenly spread over the width, the first and the last among them;
 * one fewer where that is evener.
 */
export function evenly(places: readonly number[]): number[] {
  const first = places[0] ?? 0;
  const span = (places.at(-1) ?? 0) - first;
  const choose = (steps: number) => {
    const nearest = Array.from({length: steps + 1}, (_, step) => {
      const distances = places.map((place) => Math.abs(place - first - (span * step) / Math.max(1, steps)));
      const distance = Math.min(...distances);
      return {index: distances.indexOf(distance), off: (distance * steps) / (span || 1)};
    });
    return {
      indexes: [...new Set(nearest.map(({index}) => index))],
      off: Math.max(...nearest.map(({off}) => off)),
    };
  };
  const steps = Math.min(mostFeet, places.length) - 1;
  const all = choose(steps);
  // Two names alone would always stand evenly, and say nothing of what is between them.
  const fewer = all.off > unevenness && steps > 2 ? choose(steps - 1) : all;
  return (fewer.off <= unevenness ? fewer : all).indexes;
}

/** A name in one or, where it is long, two lines, parted at the space nearest to its middle. */
export function inTwoLines(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({index}) => index);
  const middle = name.length / 2;
  const nearest = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return name.length <= longestLine || nearest === undefined
    ? [name]
    : [name.slice(0, nearest), name.slice(nearest + 1)];
}

/** The numbers at the left, and the plot with its grid and the words below it. */
function frame(
  {across, up}: LinePlot,
  places: readonly number[],
  locale: Locale,
  drawing: readonly (Element | readonly Element[])[],
): Element[] {
  const format = formatIn(locale);
  const y = scaleUp(up);
  const ticks = ticksOf(up);
  const feet = evenly(places);
  const footOf = (index: number, position: number) => {
    const [x, textAnchor] =
      position === 0
        ? ['0', 'start']
        : position === feet.length - 1
          ? ['100%', 'end']
          : [percent(places[index] ?? 0), 'middle'];
    return s('text', {x, y: bottom + 19, textAnchor}, pointName(across, index, locale, format.shortDate));
  };
  return [
    s(
      'svg',
      {className: 'plot-scale', height, direction: AXES, ariaHidden: 'true'},
      ticks.map((tick) => s('text', {x: '100%', y: pixels(y(tick)) + 4}, up.tick(format, tick))),
    ),
    s('svg', {className: 'plot-area', height, direction: AXES, ariaHidden: 'true'}, [
      s(
        'g',
        {className: 'plot-grid'},
        ticks.map((tick) => s('line', {x2: '100%', y1: pixels(y(tick)), y2: pixels(y(tick))})),
      ),
      ...drawing.flat(),
      ...feet.map(footOf),
    ]),
  ];
}

/** A drawing whose width is stretched, so that its paths may count it in per cent. */
const stretched = (paths: readonly Element[]): Element =>
  s('svg', {viewBox: `0 0 100 ${height}`, preserveAspectRatio: 'none', width: '100%', height}, [...paths]);

/** Lines with their levels and dated notes. */
function drawLines(plot: LinePlot, locale: Locale): Element[] {
  const {across, up, series, levels = [], notes = [], provisional = []} = plot;
  const {scale: x, places} = scaleAcross(across);
  const y = scaleUp(up);
  const place = (_: number, index: number) => places[index] ?? 0;
  const lineOf = line<number>().x(place).y(y).digits(2);
  const isOpen = (index: number) => across.kind === 'day' && provisional.includes(across.at[index] ?? '');
  return frame(plot, places, locale, [
    levels.map(({name, value}) =>
      s('g', {className: 'plot-level'}, [
        s('line', {x2: '100%', y1: pixels(y(value)), y2: pixels(y(value))}),
        s('text', {x: 4, y: pixels(y(value)) - 5}, name[locale]),
      ]),
    ),
    notes.map(({day}, index) => {
      const at = percent(x(Date.parse(day)));
      return s('g', {className: 'plot-note'}, [
        s('line', {x1: at, x2: at, y1: room.above, y2: bottom}),
        s('text', {x: at, y: room.above - 3}, `${index + 1}`),
      ]);
    }),
    stretched(
      series.map(({values}, index) =>
        s('path', {className: `plot-line plot-line-${index + 1}`, d: lineOf([...values])}),
      ),
    ),
    series.map(({values}, index) =>
      s(
        'g',
        {className: `plot-line-${index + 1}`},
        values.flatMap((value, point) =>
          values.length <= mostDots || isOpen(point)
            ? s('circle', {
                className: isOpen(point) ? 'plot-open' : 'plot-dot',
                cx: percent(places[point] ?? 0),
                cy: pixels(y(value)),
                r: isOpen(point) ? 4.5 : 3,
              })
            : [],
        ),
      ),
    ),
  ]);
}

/** Values on axes round a centre, the first axis upward, joined to a shape. */
function drawRadar({axes, to}: RadarPlot, locale: Locale): Element[] {
  const distance = scaleLinear([0, to], [0, radar.radius]);
  const angle = scaleBand(axes.keys(), [0, 2 * Math.PI]);
  const at = (index: number, from: number) => pointRadial(angle(index) ?? 0, from).map(pixels);
  const shape = lineRadial<number>()
    .angle((_, index) => angle(index) ?? 0)
    .radius(distance)
    .curve(curveLinearClosed)
    .digits(1);
  const {height: tall, radius} = radar;
  const labels = axes.map(({name}, index) => {
    const [x = 0, y = 0] = at(index, radius + 12);
    return {x, y, lines: inTwoLines(name[locale])};
  });
  // Room for the names at both sides, where a language has long ones.
  const width = Math.max(
    radar.width,
    ...labels.map(({x, lines}) => {
      const longest = Math.max(...lines.map((line) => line.length)) * LETTER;
      return 2 * (Math.abs(x) + (Math.abs(x) > 1 ? longest : longest / 2));
    }),
  );
  return [
    s(
      'svg',
      {
        className: 'plot-radar',
        direction: AXES,
        viewBox: `${-width / 2} ${-tall / 2} ${width} ${tall}`,
        ariaHidden: 'true',
      },
      [
        s('g', {className: 'plot-ring'}, [
          ...Array.from({length: to}, (_, index) => s('path', {d: shape(axes.map(() => index + 1))})),
          ...axes.map((_, index) => {
            const [x2, y2] = at(index, radius);
            return s('line', {x2, y2});
          }),
        ]),
        s('path', {className: 'plot-shape', d: shape(axes.map(({value}) => value))}),
        ...labels.flatMap(({x, y, lines}, index) => {
          const [cx, cy] = at(index, distance(axes[index]?.value ?? 0));
          const rise = y > 1 ? 8 : y < -1 ? -12 * (lines.length - 1) : 4 - 6 * (lines.length - 1);
          return [
            s('circle', {className: 'plot-corner', cx, cy, r: 4}),
            s(
              'text',
              {y: pixels(y + rise), textAnchor: x > 1 ? 'start' : x < -1 ? 'end' : 'middle'},
              lines.map((text, number) => s('tspan', {x, dy: number === 0 ? undefined : 14}, text)),
            ),
          ];
        }),
      ],
    ),
  ];
}

/** The drawing of a plot, without words beside or below it. */
export function draw(plot: Exclude<PlotData, BuildPlot>, locale: Locale): Element[] {
  switch (plot.kind) {
    case 'line':
      return drawLines(plot, locale);
    case 'radar':
      return drawRadar(plot, locale);
  }
}

/** A bar that begins where the one before ended, in the outline of the most that it could be. In per cent. */
export const share = (from: number, length: number, most: number): Element =>
  s('svg', {className: 'plot-bar', ariaHidden: 'true'}, [
    s('rect', {className: 'plot-whole', x: percent(from), width: percent(most), height: '100%'}),
    s('rect', {className: 'plot-part', x: percent(from), width: percent(length), height: '100%'}),
  ]);

/** The sign before an entry of the legend: a line, a point that is open. */
export function sign(kind: 'line' | 'open', index = 0): Element {
  const shape =
    kind === 'line'
      ? s('path', {className: `plot-line plot-line-${index + 1}`, d: 'M0,6H28'})
      : s('g', {className: 'plot-line-1'}, [s('circle', {className: 'plot-open', cx: 14, cy: 6, r: 4.5})]);
  return s('svg', {className: 'plot-sign', viewBox: '0 0 28 12', ariaHidden: 'true'}, [shape]);
}
