/**
 * From the values of the twelve indicators to points, dimensions, score, band and state. They get the model passed:
 * what reads it from its file stays out of the browser.
 */
import type {Band, DataState, DimensionId, Indicator, IndicatorId, ScoreModel} from './score';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const clamp = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));

export type IndicatorValues = Record<IndicatorId, number | null>;

/**
 * Points of a value between its floor (0) and its target (100); beyond them nothing is gained or lost.
 *
 * linear: 100 × (x − f) ÷ (t − f); log: 100 × ln(x ÷ f) ÷ ln(t ÷ f); cut to 0–100.
 * Unit: points, 0 to 100.
 * Source: metrics/score#calculation.
 */
export function points(value: number, {floor, target, scale}: Pick<Indicator, 'floor' | 'target' | 'scale'>) {
  const position =
    scale === 'linear'
      ? (value - floor) / (target - floor)
      : Math.log(value / floor) / Math.log(target / floor);
  return clamp(100 * position, 0, 100);
}

/**
 * Σ share × points ÷ Σ share, over the indicators with data. `null` when none has.
 *
 * Unit: points, 0 to 100.
 * Source: metrics/score#calculation.
 */
function dimensionValue(indicators: readonly Indicator[], values: IndicatorValues): number | null {
  const known = indicators.flatMap((indicator) => {
    const value = values[indicator.id];
    return value === null ? [] : [{indicator, value}];
  });
  const shares = sum(known.map(({indicator}) => indicator.share));
  return shares === 0
    ? null
    : sum(known.map(({indicator, value}) => indicator.share * points(value, indicator))) / shares;
}

type DimensionValues = Record<DimensionId, number | null>;

/** The five dimensions of a squad, from its indicators. */
export function dimensionValues({dimensions}: ScoreModel, values: IndicatorValues): DimensionValues {
  const entries = dimensions.map(({id, indicators}) => [id, dimensionValue(indicators, values)] as const);
  return Object.fromEntries(entries) as DimensionValues;
}

/** Weight of the dimensions that have data. */
const weightWithData = ({dimensions}: ScoreModel, values: DimensionValues): number =>
  sum(dimensions.map(({id, weight}) => (values[id] === null ? 0 : weight)));

/**
 * Σ weight × dimension ÷ Σ weight, over the dimensions with data. `null` when they hold under 60% of the weight.
 *
 * Unit: points, 0 to 100.
 * Source: metrics/score#calculation.
 */
export function squadScore(model: ScoreModel, values: DimensionValues): number | null {
  const known = weightWithData(model, values);
  if (known < model.stateRules.minWeight) {
    return null;
  }
  return sum(model.dimensions.map(({id, weight}) => weight * (values[id] ?? 0))) / known;
}

/**
 * The range a score lies in, by its unrounded value.
 *
 * Source: metrics/score#calculation.
 */
export function bandOf({bands}: ScoreModel, score: number): Band {
  return bands.findLast(({from}) => score >= from) ?? bands[0];
}

/**
 * State of a squad's data: Hidden under the minimum of members, then by dimensions and indicators with data.
 *
 * Source: metrics/introduction#data-states.
 */
export function dataState(model: ScoreModel, members: number, values: IndicatorValues): DataState {
  const {dimensions, stateRules} = model;
  if (members < stateRules.minMembers) {
    return 'hidden';
  }
  const byDimension = dimensionValues(model, values);
  const present = dimensions.filter(({id}) => byDimension[id] !== null).length;
  const known = Object.values(values).filter((value) => value !== null).length;
  if (weightWithData(model, byDimension) < stateRules.minWeight) {
    return 'not_enough_data';
  }
  return present >= stateRules.completeDimensions && known >= stateRules.completeIndicators
    ? 'complete'
    : 'partial';
}
