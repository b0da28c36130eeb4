import type {Locale} from '../../config/locales';
import {fill} from '../../config/numbers';
import type {Results} from '../instrument';
import {bandOf, dataState, dimensionValues, points, squadScore, type IndicatorValues} from './scoreFormulas';
import {thresholds} from './rules';
import type {Band, DataState, DimensionId, Indicator, IndicatorId} from './score';

/** What the explorer says and knows, in the language of the page. */
export interface ScoreWords {
  sentence: string;
  without: string;
  /** Points of one indicator, and an indicator without data. */
  points: string;
  missing: string;
  move: string;
  nothing: string;
  bands: Record<Band['id'], string>;
  states: Record<DataState, string>;
  indicators: readonly (Pick<Indicator, 'id' | 'floor' | 'target' | 'scale'> & {
    name: string;
    atTarget: string;
  })[];
  dimensions: readonly {id: DimensionId; name: string}[];
}

/** How many of the indicators are named that would move the score. */
const NAMED = 4;

/** Points that the score would gain if one indicator reached its target, the most first. */
export function gains(
  values: IndicatorValues,
  indicators: ScoreWords['indicators'],
): {id: IndicatorId; gain: number}[] {
  const present = squadScore(dimensionValues(values));
  if (present === null) {
    return [];
  }
  return indicators
    .filter(({id}) => values[id] !== null)
    .map(({id, target}) => ({
      id,
      gain: (squadScore(dimensionValues({...values, [id]: target})) ?? present) - present,
    }))
    .sort((a, b) => b.gain - a.gain);
}

/** What the explorer shows for the values of the twelve indicators, `null` without data. */
export function scoreResults(values: IndicatorValues, words: ScoreWords, locale: Locale): Results {
  const number = (value: number, digits = 1) =>
    new Intl.NumberFormat(locale, {minimumFractionDigits: digits, maximumFractionDigits: digits}).format(
      value,
    );
  const byDimension = dimensionValues(values);
  const score = squadScore(byDimension);
  const state = words.states[dataState(thresholds.members, values)];
  const moving = gains(values, words.indicators)
    .filter(({gain}) => gain >= 0.05)
    .slice(0, NAMED);
  return {
    score:
      score === null
        ? fill(words.without, {state})
        : fill(words.sentence, {
            score: number(score),
            headline: number(score, 0),
            band: words.bands[bandOf(score).id],
            state,
          }),
    ...Object.fromEntries(
      words.indicators.map((indicator) => {
        const value = values[indicator.id];
        return [
          `points-${indicator.id}`,
          value === null ? words.missing : fill(words.points, {points: number(points(value, indicator))}),
        ];
      }),
    ),
    ...Object.fromEntries(
      words.dimensions.flatMap(({id}) => {
        const value = byDimension[id];
        return [
          [`dimension-${id}`, value === null ? '–' : number(value)],
          [`bar-${id}`, String((value ?? 0) / 100)],
        ];
      }),
    ),
    moves:
      moving.length === 0
        ? [['none', words.nothing]]
        : moving.map(({id, gain}) => {
            const {name = '', atTarget = ''} = words.indicators.find((one) => one.id === id) ?? {};
            return ['move', fill(words.move, {name, target: atTarget}), `+${number(gain)}`];
          }),
  };
}
