import {expect, it} from 'vitest';
import {exampleValues} from './example';
import {indicators, scoreModel as model} from './score';
import {bandOf, dataState, dimensionValues, points, squadScore} from './scoreFormulas';

const rounded = (values: object) =>
  Object.values(values).map((value: number | null) => value && Number(value.toFixed(1)));

it('is the score of the pages', () => {
  const dimensions = dimensionValues(model, exampleValues);
  expect(rounded(indicators.map((indicator) => points(exampleValues[indicator.id] ?? 0, indicator)))).toEqual(
    [96.4, 87.5, 100, 75, 79.6, 92.6, 72.1, 70, 45, 78.6, 93.9, 70.1],
  );
  expect(rounded(dimensions)).toEqual([92.9, 85, 81.2, 73.9, 70.1]);
  expect(squadScore(model, dimensions)).toBeCloseTo(80.6, 1);
  expect(bandOf(model, squadScore(model, dimensions) ?? 0).id).toBe('strong');
  expect(dataState(model, 8, exampleValues)).toBe('complete');
});

it('is shared out where an indicator has no data, and missing where too little has', () => {
  const without = {...exampleValues, pulse_index: null};
  expect(squadScore(model, dimensionValues(model, without))).toBeGreaterThan(80.6);
  expect(dataState(model, 8, without)).toBe('partial');
  const empty = Object.fromEntries(
    Object.keys(exampleValues).map((id) => [id, null]),
  ) as typeof exampleValues;
  expect(dataState(model, 8, empty)).toBe('not_enough_data');
  expect(dataState(model, 4, exampleValues)).toBe('hidden');
});

it('begins each band, each state and the score at its own limit', () => {
  const bands = [0, 39.9, 40, 59.9, 60, 79.9, 80, 100].map((score) => bandOf(model, score).id);
  expect(bands.join(' ')).toBe('low low fair fair good good strong strong');
  // Adoption, quality and effectiveness: 60% of the weight.
  const some = {
    ...exampleValues,
    pulse_index: null,
    change_lead_time: null,
    deployment_frequency: null,
    first_review_time: null,
  };
  expect(squadScore(model, dimensionValues(model, some))).not.toBeNull();
  expect(dataState(model, 5, some)).toBe('partial');
  const fewer = {...some, suggestion_acceptance_rate: null, ai_line_retention_30d: null};
  expect(squadScore(model, dimensionValues(model, fewer))).toBeNull();
  expect(dataState(model, 5, fewer)).toBe('not_enough_data');
  // All five dimensions, by nine indicators, and by eight.
  const nine = {...exampleValues, regular_use_rate: null, first_review_time: null, criteria_coverage: null};
  expect(dataState(model, 5, nine)).toBe('complete');
  expect(dataState(model, 5, {...nine, change_fail_rate: null})).toBe('partial');
});
