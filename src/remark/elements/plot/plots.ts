/** What the plots of the metrics pages show, from the example organization. */
import type {Localized} from '../../../data/localized';
import {
  checkoutScoreHistory,
  checkoutWindows,
  exampleValues,
  maturityLevels,
  simpsonMonths,
} from '../../../data/metrics/example';
import type {Format} from '../../../data/metrics/format';
import {bands, dimensions} from '../../../data/metrics/score';
import {dimensionValues} from '../../../data/metrics/scoreFormulas';
import metricTexts from '../../../data/texts/metrics.json';
import texts from '../../../data/texts/plots.json';

interface PlotShape {
  /** The picture in a sentence or two, for readers who do not see it; `{name}` is filled from `values`. */
  summary: Localized;
  values: (format: Format) => Record<string, string>;
}

/** Where the points of a plot stand from left to right. */
export type Across =
  | {kind: 'day'; name: Localized; at: readonly string[]}
  | {kind: 'name'; name: Localized; at: readonly Localized[]};

/** The scale at the left. */
export interface Upward {
  from: number;
  to: number;
  step: number;
  /** A value at the scale. */
  tick: (format: Format, value: number) => string;
  /** A value in the table. */
  show: (format: Format, value: number) => string;
}

interface Series {
  name: Localized;
  values: readonly number[];
}

/** Lines over days, numbers or names. */
export interface LinePlot extends PlotShape {
  kind: 'line';
  across: Across;
  up: Upward;
  series: readonly Series[];
  /** A level that matters. */
  levels?: readonly {name: Localized; value: number}[];
  /** A dated note. */
  notes?: readonly {day: string; text: Localized}[];
  /** Days whose points may still change. */
  provisional?: readonly string[];
}

/** Parts that build up to a whole, each beside the most it could be. */
export interface BuildPlot extends PlotShape {
  kind: 'build';
  head: {part: Localized; value: Localized; weight: Localized; contribution: Localized; total: Localized};
  parts: readonly {name: Localized; value: number; weight: number}[];
}

/** Values on axes round a centre. */
export interface RadarPlot extends PlotShape {
  kind: 'radar';
  head: {axis: Localized; value: Localized};
  axes: readonly {name: Localized; value: number}[];
  to: number;
}

export type PlotData = LinePlot | BuildPlot | RadarPlot;

const percentScale = {
  tick: (format: Format, value: number) => format.percent(value, 0),
  show: (format: Format, value: number) => format.percent(value),
};

const checkoutDimensions = dimensionValues(exampleValues);
const last = <T>(values: readonly T[]): T => values[values.length - 1] as T;
const first = <T>(values: readonly T[]): T => values[0] as T;

/** A part of a whole, on 0 to 100. */
const percentOf = (part: number, whole = 0): number => (whole === 0 ? 0 : (part / whole) * 100);

const acceptanceByWindow = checkoutWindows.accepted.map((accepted, index) =>
  percentOf(accepted, checkoutWindows.shown[index]),
);
const retentionByWindow = checkoutWindows.linesKept.map((kept, index) =>
  percentOf(kept, checkoutWindows.linesMerged[index]),
);

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const simpson = simpsonMonths.map((month) => ({
  squads: month.map(({accepted, shown}) => percentOf(accepted, shown)),
  together: percentOf(total(month.map(({accepted}) => accepted)), total(month.map(({shown}) => shown))),
}));

const table = {
  'score-dimensions': {
    kind: 'build',
    summary: texts.scoreDimensions.summary,
    values: (format) => ({score: format.number(last(checkoutScoreHistory.score), 1)}),
    head: texts.scoreDimensions,
    parts: dimensions.map(({id, weight}) => ({
      name: metricTexts.dimensions[id],
      weight,
      value: checkoutDimensions[id] ?? 0,
    })),
  },
  'score-history': {
    kind: 'line',
    summary: texts.scoreHistory.summary,
    values: (format) => ({
      first: format.number(first(checkoutScoreHistory.score), 1),
      last: format.number(last(checkoutScoreHistory.score), 1),
    }),
    across: {kind: 'day', name: texts.scoreHistory.monday, at: checkoutScoreHistory.mondays},
    up: {
      from: 50,
      to: 100,
      step: 10,
      tick: (format, value) => format.number(value),
      show: (format, value) => format.number(value, 1),
    },
    series: [{name: texts.scoreHistory.score, values: checkoutScoreHistory.score}],
    levels: bands
      .filter(({from}) => from >= 60)
      .map(({id, from}) => ({name: metricTexts.bands[id], value: from})),
    notes: [{day: checkoutScoreHistory.changeFreeze, text: metricTexts.changeFreeze}],
    provisional: checkoutScoreHistory.provisional,
  },
  'acceptance-retention': {
    kind: 'line',
    summary: texts.acceptanceRetention.summary,
    values: (format) => ({
      a1: format.percent(first(acceptanceByWindow)),
      a2: format.percent(last(acceptanceByWindow)),
      r1: format.percent(first(retentionByWindow)),
      r2: format.percent(last(retentionByWindow)),
    }),
    across: {kind: 'day', name: texts.acceptanceRetention.lastDay, at: checkoutWindows.end},
    up: {from: 0, to: 100, step: 25, ...percentScale},
    series: [
      {name: metricTexts.metrics.suggestion_acceptance_rate, values: acceptanceByWindow},
      {name: metricTexts.metrics.ai_line_retention_30d, values: retentionByWindow},
    ],
  },
  'maturity-areas': {
    kind: 'radar',
    summary: texts.maturityAreas.summary,
    values: () => ({}),
    head: texts.maturityAreas,
    axes: Object.entries(maturityLevels).map(([area, value]) => ({
      name: metricTexts.maturityAreas[area as keyof typeof maturityLevels],
      value,
    })),
    to: 5,
  },
  simpson: {
    kind: 'line',
    summary: texts.simpson.summary,
    values: (format) => {
      const [before, after] = simpson;
      const show = (value: number | undefined) => format.percent(value ?? 0);
      return {
        a1: show(before?.squads[0]),
        a2: show(after?.squads[0]),
        b1: show(before?.squads[1]),
        b2: show(after?.squads[1]),
        t1: show(before?.together),
        t2: show(after?.together),
      };
    },
    across: {kind: 'name', name: texts.simpson.month, at: [texts.simpson.month1, texts.simpson.month2]},
    up: {from: 0, to: 40, step: 10, ...percentScale},
    series: [
      {name: texts.simpson.squadA, values: simpson.map(({squads}) => squads[0] ?? 0)},
      {name: texts.simpson.squadB, values: simpson.map(({squads}) => squads[1] ?? 0)},
      {name: texts.simpson.together, values: simpson.map(({together}) => together)},
    ],
  },
} as const satisfies Record<string, PlotData>;

export type PlotId = keyof typeof table;

/** Every plot of the pages, by the id that `<Plot>` takes. */
export const plots: Readonly<Record<PlotId, PlotData>> = table;
