import {describe, expect, it} from 'vitest';
import {metrics, units} from './catalog';
import {keyResultKinds, okrStatuses, tooEarly} from './okrs';
import {areas, levels} from './maturity';
import {plots} from './plots';
import {bands, dataStates, dimensions, indicators, pulseStatements} from './score';

/** Every localized text inside a value of the data, with the path to it. */
function textsIn(value: unknown, path = ''): {path: string; en: string; pt: string}[] {
  if (value === null || typeof value !== 'object') {
    return [];
  }
  if ('en' in value && 'pt-BR' in value) {
    return [{path, en: String(value.en), pt: String(value['pt-BR'])}];
  }
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

describe('the texts of the metrics', () => {
  const texts = textsIn({
    areas,
    bands,
    dataStates,
    dimensions,
    indicators,
    keyResultKinds,
    levels,
    metrics,
    okrStatuses,
    plots,
    pulseStatements,
    tooEarly,
    units,
  });

  it('are there in both languages', () => {
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.filter(({en, pt}) => en.trim() === '' || pt.trim() === '')).toEqual([]);
  });

  it('have the same numbers in both languages', () => {
    const numbersOf = (text: string, decimal: string) =>
      (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replace(decimal, '.')).sort();
    const different = texts.filter(
      ({en, pt}) => numbersOf(en, '.').join(' ') !== numbersOf(pt, ',').join(' '),
    );
    expect(different).toEqual([]);
  });

  it('have the same places to fill in', () => {
    const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');
    expect(texts.filter(({en, pt}) => placesOf(en) !== placesOf(pt))).toEqual([]);
  });
});
