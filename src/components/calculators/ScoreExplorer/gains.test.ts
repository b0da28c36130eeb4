import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {indicators, scoreModel} from '../../../data/metrics/score';
import {dimensionValues, squadScore, type IndicatorValues} from '../../../data/metrics/scoreFormulas';
import {exampleValues} from './data';
import {gains} from './gains';

/** The model of the page, written a second time from its tables. */
function modelled(values: IndicatorValues): number | null {
  let [total, weights] = [0, 0];
  for (const {weight, indicators} of scoreModel.dimensions) {
    let [points, shares] = [0, 0];
    for (const {id, share, floor, target, scale} of indicators) {
      const value = values[id];
      if (value !== null) {
        const part =
          scale === 'log'
            ? Math.log(value / floor) / Math.log(target / floor)
            : (value - floor) / (target - floor);
        points += share * Math.min(100, Math.max(0, part * 100));
        shares += share;
      }
    }
    if (shares > 0) {
      total += (weight * points) / shares;
      weights += weight;
    }
  }
  return weights < 0.6 - 1e-9 ? null : total / weights;
}

const someValues: fc.Arbitrary<IndicatorValues> = fc.record(
  Object.fromEntries(
    indicators.map(({id, floor, target}) => [
      id,
      fc.option(fc.double({min: 0, max: 1.3 * Math.max(floor, target), noNaN: true}), {freq: 7}),
    ]),
  ) as Record<keyof IndicatorValues, fc.Arbitrary<number | null>>,
);

describe('the score', () => {
  it('is that of the model, and no indicator at its target takes points away', () => {
    fc.assert(
      fc.property(someValues, (values) => {
        const expected = modelled(values);
        const score = squadScore(scoreModel, dimensionValues(scoreModel, values));
        if (expected === null) {
          expect(score).toBeNull();
          expect(gains(scoreModel, values)).toEqual([]);
        } else {
          expect(score).toBeCloseTo(expected, 9);
        }
        const list = gains(scoreModel, values).map(({gain}) => gain);
        expect(list.every((gain) => gain > -1e-9)).toBe(true);
        expect(list).toEqual([...list].sort((a, b) => b - a));
      }),
    );
  });

  it('has no gain for what has no data', () => {
    expect(gains(scoreModel, {...exampleValues, adoption_rate: null}).map(({id}) => id)).not.toContain(
      'adoption_rate',
    );
    expect(gains(scoreModel, exampleValues)).toHaveLength(indicators.length);
  });
});
