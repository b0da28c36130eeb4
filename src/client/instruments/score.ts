import type {IndicatorValues} from '../../facts/metrics/formulas';
import {scoreResults, type ScoreWords} from '../../facts/metrics/scoreResults';
import {alive, write, type Start} from './kit';

/** The score explorer on metrics/score. */
const start: Start<ScoreWords> = (place) =>
  alive(place, ({optional}) => {
    const values = Object.fromEntries(
      place.data.indicators.map(({id}) => [id, optional(id)]),
    ) as IndicatorValues;
    write(place.form, scoreResults(values, place.data, place.locale));
  });

export default start;
