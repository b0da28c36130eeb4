import {describe, expect, it} from 'vitest';
import {draw, rowsOf} from '../../../tests/support/draw';
import {pages} from '../../../tests/support/places';
import {seeded} from '../../../tests/support/random';
import {locales} from '../../config/locales';
import {dimensionValues, squadScore, type IndicatorValues} from './formulas';
import {exampleValues} from './instrument';
import results from './results.json';
import {dimensions, indicators} from './score';
import {gains, scoreResults, type ScoreWords} from './scoreResults';

const same = <Id extends string>(ids: readonly Id[]) =>
  Object.fromEntries(ids.map((id): [Id, string] => [id, id])) as Record<Id, string>;

const words: ScoreWords = {
  sentence: '{score} {headline} {band} {state}',
  without: 'none {state}',
  points: '{points}',
  missing: 'missing',
  move: '{name}',
  nothing: 'nothing',
  bands: same(['low', 'fair', 'good', 'strong']),
  states: same(['complete', 'partial', 'not_enough_data', 'hidden']),
  indicators: indicators.map((one) => ({...one, name: one.id, atTarget: ''})),
  dimensions: dimensions.map(({id}) => ({id, name: id})),
};

/** The model of the page, written a second time from its tables. */
function modelled(values: IndicatorValues): number | null {
  let [total, weights] = [0, 0];
  for (const {id, weight} of dimensions) {
    let [points, shares] = [0, 0];
    for (const {id: indicator, dimension, share, floor, target, scale} of indicators) {
      const value = values[indicator];
      if (dimension === id && value !== null) {
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

describe('the score explorer', () => {
  it('agrees with the model in 1,000 cases, and no indicator at its target takes points away', () => {
    const random = seeded(29);
    for (let index = 0; index < 1000; index++) {
      const values = Object.fromEntries(
        indicators.map(({id, floor, target}) => [
          id,
          random() < 0.15 ? null : random() * 1.3 * Math.max(floor, target),
        ]),
      ) as IndicatorValues;
      const expected = modelled(values);
      const score = squadScore(dimensionValues(values));
      const shown = scoreResults(values, words, 'en').score;
      if (expected === null) {
        expect(score).toBeNull();
        expect(shown).toMatch(/^none /);
      } else {
        expect(score).toBeCloseTo(expected, 9);
        expect(Math.abs(Number(String(shown).split(' ')[0]) - expected)).toBeLessThanOrEqual(0.0501);
      }
      const list = gains(values, words.indicators);
      expect(list.every(({gain}) => gain > -1e-9)).toBe(true);
      expect(list.map(({gain}) => gain)).toEqual(list.map(({gain}) => gain).sort((a, b) => b - a));
    }
  });

  it('has no score without data, nothing to move at the targets, and no points for no deployment', () => {
    const all = (value: (one: (typeof indicators)[number]) => number | null) =>
      Object.fromEntries(indicators.map((one) => [one.id, value(one)])) as IndicatorValues;
    expect(
      scoreResults(
        all(() => null),
        words,
        'en',
      ),
    ).toMatchObject({score: 'none not_enough_data', moves: [['none', 'nothing']]});
    expect(
      scoreResults(
        all(({target}) => target),
        words,
        'en',
      ),
    ).toMatchObject({
      score: '100.0 100 strong complete',
      moves: [['none', 'nothing']],
    });
    expect(
      scoreResults({...exampleValues, deployment_frequency: 0}, words, 'en')['points-deployment_frequency'],
    ).toBe('0.0');
  });

  it('names the indicators that would move the score, at most four, each with its target', () => {
    const named: ScoreWords = {
      ...words,
      move: '{name} to {target}',
      indicators: indicators.map((one) => ({
        ...one,
        name: `name of ${one.id}`,
        atTarget: `at ${one.target}`,
      })),
    };
    const list = gains(
      exampleValues,
      indicators.map((one) => ({...one, name: '', atTarget: ''})),
    );
    const {moves} = scoreResults(exampleValues, named, 'en');
    const wanted = list.slice(0, 4).map(({id, gain}) => {
      const {target} = indicators.find((one) => one.id === id) ?? {};
      return ['move', `name of ${id} to at ${target}`, `+${gain.toFixed(1)}`];
    });
    expect(moves).toEqual(wanted);
  });

  it('has no gain for what has no data, and none that rounds to nothing', () => {
    const values: IndicatorValues = {...exampleValues, adoption_rate: null};
    expect(gains(values, words.indicators).map(({id}) => id)).not.toContain('adoption_rate');
    expect(gains(exampleValues, words.indicators)).toHaveLength(indicators.length);
    const {moves} = scoreResults(exampleValues, words, 'en');
    const shown = Array.isArray(moves) ? moves.map((row) => row[2]) : [];
    expect(shown).not.toContain('+0.0');
    expect(scoreResults(values, words, 'en')).toMatchObject({'points-adoption_rate': 'missing'});
    expect(scoreResults({...values, regular_use_rate: null}, words, 'en')).toMatchObject({
      'dimension-adoption': '–',
      'bar-adoption': '0',
    });
  });

  it.each(locales)('shows what the page says, before any script, %s', (locale) => {
    const $ = draw('<ScoreExplorer />', locale);
    const number = (value: number) => value.toFixed(1).replace('.', locale === 'en' ? '.' : ',');
    const {points, dimensions: expected, score} = results.squads.CHK;
    expect($('output').text()).toContain(number(score));
    for (const [id, value] of Object.entries(points)) {
      expect([id, $(`[data-out="points-${id}"]`).text().split(' ')[0]]).toEqual([id, number(value)]);
    }
    for (const [id, value] of Object.entries(expected)) {
      expect($(`[data-out="dimension-${id}"]`).text()).toBe(number(value));
    }
    expect($('[data-out=moves] li').length).toBe(4);
    expect($('[id], a')).toHaveLength(0);
    // The table of the page: every value of the explorer stands in it.
    const raw = pages.find((one) => one.id === 'metrics/score' && one.locale === locale)?.raw ?? '';
    const start = raw.indexOf('| --- |', raw.indexOf('{#example}'));
    const table = raw.slice(raw.lastIndexOf('\n\n', start), raw.indexOf('\n\n', start));
    const shown = new Set(rowsOf(draw(table, locale)).map((row) => row.at(-1)));
    expect(Object.values(points).filter((value) => !shown.has(number(value)))).toEqual([]);
  });
});
