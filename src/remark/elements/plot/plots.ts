/** Data of the plots on the metrics pages, from the example organization. */
import type {Localized} from '../../../data/localized';
import {checkout, exampleValues} from '../../../data/metrics/example';
import type {Format} from '../../../data/metrics/format';
import {scoreModel} from '../../../data/metrics/score';
import {dimensionValues} from '../../../data/metrics/scoreFormulas';
import metricTexts from '../../../data/texts/metrics.json';
import texts from '../../../data/texts/plots.json';

interface PlotShape {
  /** The picture in a sentence or two, for readers who do not see it; `{name}` is filled from `values`. */
  summary: Localized;
  values: (format: Format) => Record<string, string>;
}

/** The horizontal axis of a plot: days, or names. */
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

const checkoutDimensions = dimensionValues(scoreModel, exampleValues);
const last = <T>(values: readonly T[]): T => values[values.length - 1] as T;
const first = <T>(values: readonly T[]): T => values[0] as T;

const {scores, windows, simpsonMonths} = checkout;
const acceptanceByWindow = windows.map(({acceptance}) => acceptance);
const retentionByWindow = windows.map(({retention}) => retention);

const table = {
  'score-dimensions': {
    kind: 'build',
    summary: texts.scoreDimensions.summary,
    values: (format) => ({score: format.number(last(scores).score, 1)}),
    head: texts.scoreDimensions,
    parts: scoreModel.dimensions.map(({id, weight}) => ({
      name: metricTexts.dimensions[id],
      weight,
      value: checkoutDimensions[id] ?? 0,
    })),
  },
  'score-history': {
    kind: 'line',
    summary: texts.scoreHistory.summary,
    values: (format) => ({
      first: format.number(first(scores).score, 1),
      last: format.number(last(scores).score, 1),
    }),
    across: {kind: 'day', name: texts.scoreHistory.monday, at: scores.map(({monday}) => monday)},
    up: {
      from: 50,
      to: 100,
      step: 10,
      tick: (format, value) => format.number(value),
      show: (format, value) => format.number(value, 1),
    },
    series: [{name: texts.scoreHistory.score, values: scores.map(({score}) => score)}],
    levels: scoreModel.bands
      .filter(({from}) => from >= 60)
      .map(({id, from}) => ({name: metricTexts.bands[id], value: from})),
    notes: [{day: checkout.changeFreeze, text: metricTexts.changeFreeze}],
    provisional: scores.filter(({provisional}) => provisional).map(({monday}) => monday),
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
    across: {kind: 'day', name: texts.acceptanceRetention.lastDay, at: windows.map(({end}) => end)},
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
    axes: Object.entries(checkout.maturityLevels).map(([area, value]) => ({
      name: metricTexts.maturityAreas[area as keyof typeof checkout.maturityLevels],
      value,
    })),
    to: 5,
  },
  simpson: {
    kind: 'line',
    summary: texts.simpson.summary,
    values: (format) => {
      const [before, after] = simpsonMonths;
      return {
        a1: format.percent(before.squadA),
        a2: format.percent(after.squadA),
        b1: format.percent(before.squadB),
        b2: format.percent(after.squadB),
        t1: format.percent(before.together),
        t2: format.percent(after.together),
      };
    },
    across: {kind: 'name', name: texts.simpson.month, at: [texts.simpson.month1, texts.simpson.month2]},
    up: {from: 0, to: 40, step: 10, ...percentScale},
    series: [
      {name: texts.simpson.squadA, values: simpsonMonths.map(({squadA}) => squadA)},
      {name: texts.simpson.squadB, values: simpsonMonths.map(({squadB}) => squadB)},
      {name: texts.simpson.together, values: simpsonMonths.map(({together}) => together)},
    ],
  },
} as const satisfies Record<string, PlotData>;

export type PlotId = keyof typeof table;

/** Every plot of the pages, by the id that `<Plot>` takes. */
export const plots: Readonly<Record<PlotId, PlotData>> = table;
