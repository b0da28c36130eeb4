import {describe, expect, it} from 'vitest';
import {metrics, units} from './catalog';
import {keyResultKinds, okrStatuses, tooEarly} from './okrs';
import {areas, levels} from './maturity';
import {formulas, glyphOf, symbolsOf, type FormulaId} from './notation';
import {plots} from './plots';
import {timeSavedRules} from './rules';
import {bands, dataStates, dimensions, indicators, pulseStatements} from './score';
import {symbols, type SymbolId} from './symbols';

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

/** Letters that two symbols of one formula share, so that a reader could not tell them apart. */
const clashes = (ids: readonly SymbolId[]): string[] =>
  ids.map(glyphOf).filter((glyph, index, all) => all.indexOf(glyph) !== index);

describe('the texts of the metrics', () => {
  const texts = textsIn({
    areas,
    bands,
    dataStates,
    dimensions,
    formulas,
    indicators,
    keyResultKinds,
    levels,
    metrics,
    okrStatuses,
    plots,
    pulseStatements,
    symbols,
    tooEarly,
    units,
  });

  it('are there in both languages', () => {
    expect(texts.length).toBeGreaterThan(300);
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

describe('formulas', () => {
  const list = Object.entries(formulas) as [FormulaId, (typeof formulas)[FormulaId]][];

  it.each(list)('%s: no two of its letters look alike', (_, formula) => {
    const letters = symbolsOf([formula]);
    expect(letters).not.toHaveLength(0);
    expect(clashes(letters)).toEqual([]);
  });

  it('are checked by something that notices two equal letters', () => {
    expect(clashes(['target', 'goal'])).toEqual(['t']);
    expect(clashes(['accepted', 'editsAccepted'])).toEqual([]);
  });

  it('use every letter of the table', () => {
    const used = new Set(symbolsOf(list.map(([, formula]) => formula)));
    expect(Object.keys(symbols).filter((id) => !used.has(id as SymbolId))).toEqual([]);
  });

  it('are read aloud with the minutes of the model', () => {
    const {minutes} = timeSavedRules;
    const writing = formulas['time-saved-writing'].spoken.en;
    const checking = formulas['time-saved-checking'].spoken.en;
    expect(writing).toContain(`times ${minutes.acceptedSuggestion} plus`);
    expect(writing).toContain(`times ${minutes.acceptedEdit},`);
    expect(checking).toContain(`times ${minutes.suggestionNotAccepted} plus`);
    expect(formulas['time-saved-hours'].spoken.en).toContain(`times ${minutes.platformItem},`);
  });
});
