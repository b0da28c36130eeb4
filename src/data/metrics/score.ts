import * as z from 'zod';
import {keyOf, loadData} from '../load';
import texts from '../texts/metrics.json';

/** The indicators, by the identifiers of the API and of exported files. */
export const indicatorId = keyOf(texts.metrics);

const indicator = z.strictObject({
  id: indicatorId,
  /** Part of the dimension. The shares of a dimension add up to 1. */
  share: z.number(),
  /** What it is counted in. */
  unit: keyOf(texts.units),
  /** Value that gives 0 points, in its unit. */
  floor: z.number(),
  /** Value that gives 100 points. */
  target: z.number(),
  /** How a value becomes points: along a straight line, or along its logarithm. */
  scale: z.enum(['linear', 'log']),
});

/** Whether a list names all of a table, none twice. */
const hasAll = (list: readonly {id: string}[], table: object): boolean =>
  new Set(list.map(({id}) => id)).size === list.length && list.length === Object.keys(table).length;

const isWhole = (parts: readonly number[]): boolean =>
  Math.abs(1 - parts.reduce((sum, part) => sum + part, 0)) < 1e-9;

const dimension = z.strictObject({
  id: keyOf(texts.dimensions),
  /** What it weighs by default. The weights add up to 1. */
  weight: z.number(),
  indicators: z
    .array(indicator)
    .refine((list) => isWhole(list.map(({share}) => share)), 'allowed: shares that add up to 1'),
});

const indicatorsOf = (dimensions: readonly z.infer<typeof dimension>[]): z.infer<typeof indicator>[] =>
  dimensions.flatMap(({indicators}) => indicators);

const band = z.strictObject({id: keyOf(texts.bands), from: z.number()});

const model = z.strictObject({
  dimensions: z
    .array(dimension)
    .refine((list) => isWhole(list.map(({weight}) => weight)), 'allowed: weights that add up to 1')
    .refine((list) => hasAll(list, texts.dimensions), 'allowed: each dimension once')
    .refine((list) => hasAll(indicatorsOf(list), texts.metrics), 'allowed: each indicator once'),
  bands: z.tuple([band], band).refine((list) => hasAll(list, texts.bands), 'allowed: each band once'),
  /** What the states of the data need. */
  stateRules: z.strictObject({
    /** Members under which a figure is Hidden. */
    minMembers: z.number(),
    /** Weight of the dimensions with data under which no score is shown. */
    minWeight: z.number(),
    completeIndicators: z.number(),
    completeDimensions: z.number(),
  }),
});

/** What the score is counted by. */
export type ScoreModel = z.infer<typeof model>;
export type DimensionId = ScoreModel['dimensions'][number]['id'];
export type Indicator = z.infer<typeof indicator>;
export type IndicatorId = Indicator['id'];
export type Band = z.infer<typeof band>;

/** States of a squad's data. */
export type DataState = keyof typeof texts.states;

export const scoreModel: ScoreModel = loadData('metrics/score', model);

/** The twelve indicators of the score, by dimension. */
export const indicators: readonly Indicator[] = indicatorsOf(scoreModel.dimensions);
