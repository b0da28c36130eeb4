import {describe, expect, it} from 'vitest';
import {textsIn} from '../localized';
import {metrics, units} from './catalog';
import {keyResultKinds, okrStatuses, tooEarly} from './okrs';
import {areas, levels} from './maturity';
import {plots} from '../../remark/elements/plot/plots';
import {bands, dataStates, dimensions, indicators, pulseStatements} from './score';

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
    expect(texts.filter(({en, 'pt-BR': pt}) => en.trim() === '' || pt.trim() === '')).toEqual([]);
  });

  it('have the same numbers in both languages', () => {
    const numbersOf = (text: string, decimal: string) =>
      (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replace(decimal, '.')).sort();
    const different = texts.filter(
      ({en, 'pt-BR': pt}) => numbersOf(en, '.').join(' ') !== numbersOf(pt, ',').join(' '),
    );
    expect(different).toEqual([]);
  });

  it('have the same places to fill in', () => {
    const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');
    expect(texts.filter(({en, 'pt-BR': pt}) => placesOf(en) !== placesOf(pt))).toEqual([]);
  });
});
