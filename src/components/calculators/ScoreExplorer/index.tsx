import {useState, type ReactNode} from 'react';
import type {Locale} from '../../../config/locales';
import {fill} from '../../../config/numbers';
import type {Indicator} from '../../../data/metrics/score';
import {
  bandOf,
  dataState,
  dimensionValues,
  points,
  squadScore,
  type IndicatorValues,
} from '../../../data/metrics/scoreFormulas';
import Calculator, {type CommonTexts} from '../parts/Calculator';
import {FieldGroup, NumberField} from '../parts/fields';
import {Bars, ResultTitle} from '../parts/results';
import {useValues, type CalculatorProps} from '../parts/useValues';
import type {ScoreData} from './data';
import {gains} from './gains';

export type Texts = CommonTexts &
  Readonly<Record<keyof typeof import('./words.en.json'), string>> &
  ScoreData;

/** A field for each indicator, empty without data. */
export const fieldsOf = (data: ScoreData['indicators']) =>
  Object.fromEntries(
    Object.entries(data).map(([id, {initial, isShare}]) => [
      id,
      {kind: 'number', initial, least: 0, most: isShare ? 100 : 100_000, optional: true} as const,
    ]),
  ) as Readonly<
    Record<
      Indicator['id'],
      {kind: 'number'; initial: number | null; least: number; most: number; optional: true}
    >
  >;

/** How many of the indicators are named that would move the score. */
const NAMED = 4;

/** Points with one decimal, as the page writes them. */
const decimal = (value: number, locale: Locale, digits = 1): string =>
  new Intl.NumberFormat(locale, {minimumFractionDigits: digits, maximumFractionDigits: digits}).format(value);

interface ResultProps {
  readonly values: IndicatorValues;
  readonly texts: Texts;
  readonly locale: Locale;
}

/** The score with its band and state, in a sentence. */
function verdictOf({values, texts, locale}: ResultProps): string {
  const {model} = texts;
  const score = squadScore(model, dimensionValues(model, values));
  const state = texts.states[dataState(model, model.stateRules.minMembers, values)];
  return score === null
    ? fill(texts.without, {state})
    : fill(texts.score, {
        score: decimal(score, locale),
        headline: decimal(score, locale, 0),
        band: texts.bands[bandOf(model, score).id],
        state,
      });
}

/** The dimensions, and what would move the score most. */
function Details({values, texts, locale}: ResultProps): ReactNode {
  const {model} = texts;
  const byDimension = dimensionValues(model, values);
  const moving = gains(model, values)
    .filter(({gain}) => gain >= 0.05)
    .slice(0, NAMED);
  const hasScore = squadScore(model, byDimension) !== null;
  const most = moving[0]?.gain ?? 1;
  return (
    <>
      <Bars
        rows={model.dimensions.map(({id}) => {
          const value = byDimension[id];
          return {
            key: id,
            label: texts.dimensions[id],
            share: (value ?? 0) / 100,
            values: [value === null ? '–' : decimal(value, locale)],
          };
        })}
      />
      <ResultTitle>{texts.moves}</ResultTitle>
      {moving.length === 0 ? (
        <p>{hasScore ? texts.nothing : texts.withoutScore}</p>
      ) : (
        <Bars
          rows={moving.map(({id, gain}) => {
            const {name, target} = texts.indicators[id];
            return {
              key: id,
              label: fill(texts.move, {name, target}),
              share: gain / most,
              values: [`+${decimal(gain, locale)}`],
            };
          })}
        />
      )}
    </>
  );
}

/** The score of a squad by the values of its twelve indicators. */
export default function ScoreExplorer(props: CalculatorProps<Texts>): ReactNode {
  const {texts} = props;
  const [fields] = useState(() => fieldsOf(texts.indicators));
  const form = useValues(fields, props);
  const {values, locale} = form;
  const pointsOf = (indicator: Indicator) => {
    const value = values?.[indicator.id];
    return value === undefined || value === null
      ? texts.missing
      : fill(texts.points, {points: decimal(points(value, indicator), locale)});
  };
  const result = values && {values, texts, locale};
  return (
    <Calculator
      form={form}
      texts={texts}
      verdict={result && verdictOf(result)}
      details={result && <Details {...result} />}>
      {texts.model.dimensions.map(({id: dimension, indicators}) => (
        <FieldGroup key={dimension} legend={texts.dimensions[dimension]}>
          {indicators.map((indicator) => {
            const {label, isShare} = texts.indicators[indicator.id];
            const to = isShare ? 100 : Math.max(indicator.floor, indicator.target) * 2;
            return (
              <NumberField
                key={indicator.id}
                name={indicator.id}
                label={label}
                hint={values && pointsOf(indicator)}
                slider={{from: 0, to, step: to > 100 ? 1 : to > 20 ? 0.5 : 0.25}}
              />
            );
          })}
        </FieldGroup>
      ))}
    </Calculator>
  );
}
