import {dimensionValues, squadScore, type IndicatorValues} from '../../../data/metrics/scoreFormulas';
import type {IndicatorId, ScoreModel} from '../../../data/metrics/score';

/** Points that the score would gain if one indicator reached its target, the most first. */
export function gains(model: ScoreModel, values: IndicatorValues): {id: IndicatorId; gain: number}[] {
  const present = squadScore(model, dimensionValues(model, values));
  if (present === null) {
    return [];
  }
  return model.dimensions
    .flatMap(({indicators}) => indicators)
    .filter(({id}) => values[id] !== null)
    .map(({id, target}) => ({
      id,
      gain: (squadScore(model, dimensionValues(model, {...values, [id]: target})) ?? present) - present,
    }))
    .sort((a, b) => b.gain - a.gain);
}
