/** What the plots of the metrics pages show, from the example organization. */
import type {Localized} from '../../../data/localized';
import {
  checkoutScoreHistory,
  checkoutWindows,
  exampleValues,
  maturityAreas,
  simpsonMonths,
} from '../../../data/metrics/example';
import type {Format} from '../../../data/metrics/format';
import {bands, dimensions} from '../../../data/metrics/score';
import {dimensionValues} from '../../../data/metrics/scoreFormulas';

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
    summary: {
      en: 'Five bars, one a dimension, build up to a score of {score}.',
      'pt-BR': 'Cinco barras, uma por dimensão, formam juntas uma pontuação de {score}.',
    },
    values: (format) => ({score: format.number(last(checkoutScoreHistory.score), 1)}),
    head: {
      part: {en: 'Dimension', 'pt-BR': 'Dimensão'},
      value: {en: 'Value', 'pt-BR': 'Valor'},
      weight: {en: 'Weight', 'pt-BR': 'Peso'},
      contribution: {en: 'Part of the score', 'pt-BR': 'Parte da pontuação'},
      total: {en: 'Squad score', 'pt-BR': 'Pontuação da squad'},
    },
    parts: dimensions.map(({id, name, weight}) => ({name, weight, value: checkoutDimensions[id] ?? 0})),
  },
  'score-history': {
    kind: 'line',
    summary: {
      en: 'The score of Checkout on 26 Mondays rises from {first} to {last}, with three small steps back. The last point is provisional.',
      'pt-BR':
        'A pontuação da Checkout em 26 segundas-feiras sobe de {first} para {last}, com três recuos pequenos. O último ponto é provisório.',
    },
    values: (format) => ({
      first: format.number(first(checkoutScoreHistory.score), 1),
      last: format.number(last(checkoutScoreHistory.score), 1),
    }),
    across: {kind: 'day', name: {en: 'Monday', 'pt-BR': 'Segunda-feira'}, at: checkoutScoreHistory.mondays},
    up: {
      from: 50,
      to: 100,
      step: 10,
      tick: (format, value) => format.number(value),
      show: (format, value) => format.number(value, 1),
    },
    series: [{name: {en: 'Squad score', 'pt-BR': 'Pontuação da squad'}, values: checkoutScoreHistory.score}],
    levels: bands.filter(({from}) => from >= 60).map(({from, name}) => ({name, value: from})),
    notes: checkoutScoreHistory.annotations.map(({date, text}) => ({day: date, text})),
    provisional: checkoutScoreHistory.provisional,
  },
  'acceptance-retention': {
    kind: 'line',
    summary: {
      en: 'Over five windows the suggestion acceptance rate goes from {a1} to {a2}, and AI line retention from {r1} to {r2}: both rise.',
      'pt-BR':
        'Em cinco períodos, a taxa de aceitação de sugestões vai de {a1} para {a2}, e a retenção de linhas de IA, de {r1} para {r2}: as duas sobem.',
    },
    values: (format) => ({
      a1: format.percent(first(acceptanceByWindow)),
      a2: format.percent(last(acceptanceByWindow)),
      r1: format.percent(first(retentionByWindow)),
      r2: format.percent(last(retentionByWindow)),
    }),
    across: {
      kind: 'day',
      name: {en: 'Last day of the window', 'pt-BR': 'Último dia do período'},
      at: checkoutWindows.end,
    },
    up: {from: 0, to: 100, step: 25, ...percentScale},
    series: [
      {
        name: {en: 'Suggestion acceptance rate', 'pt-BR': 'Taxa de aceitação de sugestões'},
        values: acceptanceByWindow,
      },
      {
        name: {en: 'AI line retention (30 days)', 'pt-BR': 'Retenção de linhas de IA (30 dias)'},
        values: retentionByWindow,
      },
    ],
  },
  'maturity-areas': {
    kind: 'radar',
    summary: {
      en: 'A shape on six axes from 1 to 5. It reaches furthest in People and skills and in Code and review, with level 4, and least in Governance and safety, with level 2.',
      'pt-BR':
        'Uma forma sobre seis eixos de 1 a 5. Ela vai mais longe em Pessoas e competências e em Código e revisão, com nível 4, e menos longe em Governança e segurança, com nível 2.',
    },
    values: () => ({}),
    head: {axis: {en: 'Area', 'pt-BR': 'Área'}, value: {en: 'Level', 'pt-BR': 'Nível'}},
    axes: maturityAreas,
    to: 5,
  },
  simpson: {
    kind: 'line',
    summary: {
      en: 'Squad A rises from {a1} to {a2} and squad B from {b1} to {b2}, yet both together fall from {t1} to {t2}.',
      'pt-BR':
        'A squad A sobe de {a1} para {a2} e a squad B de {b1} para {b2}, mas as duas juntas caem de {t1} para {t2}.',
    },
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
    across: {
      kind: 'name',
      name: {en: 'Month', 'pt-BR': 'Mês'},
      at: [
        {en: 'Month 1', 'pt-BR': 'Mês 1'},
        {en: 'Month 2', 'pt-BR': 'Mês 2'},
      ],
    },
    up: {from: 0, to: 40, step: 10, ...percentScale},
    series: [
      {name: {en: 'Squad A', 'pt-BR': 'Squad A'}, values: simpson.map(({squads}) => squads[0] ?? 0)},
      {name: {en: 'Squad B', 'pt-BR': 'Squad B'}, values: simpson.map(({squads}) => squads[1] ?? 0)},
      {name: {en: 'Both together', 'pt-BR': 'As duas juntas'}, values: simpson.map(({together}) => together)},
    ],
  },
} as const satisfies Record<string, PlotData>;

export type PlotId = keyof typeof table;

/** Every plot of the pages, by the id that `<Plot>` takes. */
export const plots: Readonly<Record<PlotId, PlotData>> = table;
