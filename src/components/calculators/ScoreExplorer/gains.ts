import {dimensionValues, squadScore, type IndicatorValues} from '../../../data/metrics/scoreFormulas';
import {indicators, type IndicatorId} from '../../../data/metrics/score';

/** Points that the score would gain if one indicator reached its target, the most first. */
export function gains(values: IndicatorValues): {id: IndicatorId; gain: number}[] {
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
