import type {Locale} from '../../../config/locales';
import {formatIn} from '../../../data/metrics/format';
import {exampleValues as unrounded} from '../../../data/metrics/example';
import {
  indicators,
  scoreModel,
  type Band,
  type DataState,
  type DimensionId,
  type IndicatorId,
  type ScoreModel,
} from '../../../data/metrics/score';
import type {IndicatorValues} from '../../../data/metrics/scoreFormulas';
import type {Localized} from '../../../data/localized';
import texts from '../../../data/texts/metrics.json';
import {localeContext} from '../../../remark/nodes';

export interface ScoreData {
  readonly model: ScoreModel;
  readonly dimensions: Readonly<Record<DimensionId, string>>;
  readonly bands: Readonly<Record<Band['id'], string>>;
  readonly states: Readonly<Record<DataState, string>>;
  readonly indicators: Readonly<
    Record<
      IndicatorId,
      {
        readonly name: string;
        /** The name with its unit. */
        readonly label: string;
        /** The target with its unit: `5 per week`. */
        readonly target: string;
        /** Whether it runs from 0 to 100. */
        readonly isShare: boolean;
        readonly initial: number | null;
      }
    >
  >;
}

/** The values of metrics/score#example, to three decimals: with two, one of the points differs. */
export const exampleValues = Object.fromEntries(
  Object.entries(unrounded).map(([id, value]) => [
    id,
    value === null ? null : Math.round(value * 1000) / 1000,
  ]),
) as IndicatorValues;

/** Data about the score for the explorer, in one language. */
export function scoreData(locale: Locale): ScoreData {
  const {text} = localeContext(locale);
  const {short} = formatIn(locale);
  const inLocale = <Id extends string>(entries: Readonly<Record<Id, Localized>>) =>
    Object.fromEntries(Object.entries<Localized>(entries).map(([id, entry]) => [id, text(entry)])) as Record<
      Id,
      string
    >;
  const written = (value: number, unit: keyof typeof texts.units) =>
    unit === 'points'
      ? short(value)
      : unit === 'percent'
        ? `${short(value)}%`
        : `${short(value)} ${text(texts.units[unit])}`;
  return {
    model: scoreModel,
    dimensions: inLocale(texts.dimensions),
    bands: inLocale(texts.bands),
    states: inLocale(texts.states),
    indicators: Object.fromEntries(
      indicators.map(({id, target, unit}) => {
        const name = text(texts.metrics[id]);
        return [
          id,
          {
            name,
            // A unit alone on a line looks like a field of its own.
            label: unit === 'points' ? name : `${name}\u00A0(${text(texts.units[unit])})`,
            target: written(target, unit),
            isShare: unit === 'percent' || unit === 'points',
            initial: exampleValues[id],
          },
        ];
      }),
    ) as ScoreData['indicators'],
  };
}
