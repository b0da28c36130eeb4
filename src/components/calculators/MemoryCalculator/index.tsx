import type {ReactNode} from 'react';
import type {Locale} from '../../../config/locales';
import {fill, writeNumber} from '../../../config/numbers';
import Calculator, {type CommonTexts} from '../parts/Calculator';
import {FieldGroup, NumberField} from '../parts/fields';
import {Bars} from '../parts/results';
import {useValues, type CalculatorProps} from '../parts/useValues';
import type {Fields} from '../parts/values';
import {exampleCards, exampleModel, exampleOverhead, leastContext, memoryNeed, type Need} from './memory';

export type Texts = CommonTexts & Readonly<Record<keyof typeof import('./words.en.json'), string>>;

/** The model of advanced-usage/local-models#memory on the larger of its cards. */
export const fields = {
  parameters: {kind: 'number', initial: exampleModel.parameters, least: 0.1, most: 2000},
  bits: {kind: 'number', initial: exampleModel.bits, least: 1, most: 32},
  context: {kind: 'number', initial: exampleModel.context, least: 0, most: 10_000_000, whole: true},
  layers: {kind: 'number', initial: exampleModel.layers, least: 1, most: 1000, whole: true},
  heads: {kind: 'number', initial: exampleModel.heads, least: 1, most: 1000, whole: true},
  headSize: {kind: 'number', initial: exampleModel.headSize, least: 1, most: 4096, whole: true},
  card: {kind: 'number', initial: exampleCards[0], least: 1, most: 10_000},
  overhead: {kind: 'number', initial: exampleOverhead, least: 0, most: 1000},
} as const satisfies Fields;

/** Gigabytes with one decimal at most, as the page writes them. */
const gigabytes = (value: number, locale: Locale): string => writeNumber(value, locale, 1);

interface ResultProps {
  readonly need: Need;
  readonly card: number;
  readonly texts: Texts;
  readonly locale: Locale;
}

/** Whether the model fits, in a sentence. */
const verdictOf = ({need, card, texts, locale}: ResultProps): string =>
  fill(need.spilled === 0 ? texts.fits : texts.spills, {
    total: gigabytes(need.total, locale),
    card: gigabytes(card, locale),
    free: gigabytes(need.free, locale),
    spilled: gigabytes(need.spilled, locale),
  });

/** What takes how much of the card, and how much context has room. */
function Details({need, card, texts, locale}: ResultProps): ReactNode {
  const {longestContext} = need;
  const whole = Math.max(need.total, card);
  const rows: [string, number][] = [
    [texts.rowModel, need.file],
    [texts.rowCache, need.cache],
    [texts.rowOverhead, need.overhead],
    need.spilled === 0 ? [texts.rowFree, need.free] : [texts.rowSpilled, need.spilled],
  ];
  return (
    <>
      <Bars
        rows={rows.map(([label, value]) => ({
          key: label,
          label,
          share: value / whole,
          values: [`${gigabytes(value, locale)} GB`],
        }))}
      />
      <p>
        {fill(
          longestContext === 0 ? texts.none : longestContext < leastContext ? texts.short : texts.longest,
          {
            tokens: writeNumber(longestContext, locale),
            least: writeNumber(leastContext, locale),
          },
        )}
      </p>
    </>
  );
}

/** How much memory a local model takes on a graphics card. */
export default function MemoryCalculator(props: CalculatorProps<Texts>): ReactNode {
  const {texts} = props;
  const form = useValues(fields, props);
  const {values, locale} = form;
  const result = values && {
    need: memoryNeed(values, values.overhead, values.card),
    card: values.card,
    texts,
    locale,
  };
  return (
    <Calculator
      form={form}
      texts={texts}
      verdict={result && verdictOf(result)}
      details={result && <Details {...result} />}>
      <FieldGroup legend={texts.model}>
        <NumberField name="parameters" label={texts.parameters} slider={{from: 1, to: 120, step: 1}} />
        <NumberField
          name="bits"
          label={texts.bits}
          hint={texts.bitsHint}
          slider={{from: 2, to: 16, step: 0.1}}
        />
        <NumberField name="context" label={texts.context} slider={{from: 0, to: 262_144, step: 4096}} />
        <NumberField name="layers" label={texts.layers} hint="num_hidden_layers" />
        <NumberField name="heads" label={texts.heads} hint="num_key_value_heads" />
        <NumberField name="headSize" label={texts.headSize} hint="head_dim" />
      </FieldGroup>
      <FieldGroup legend={texts.computer}>
        <NumberField name="card" label={texts.card} slider={{from: 4, to: 192, step: 4}} />
        <NumberField name="overhead" label={texts.overhead} slider={{from: 0, to: 8, step: 0.5}} />
      </FieldGroup>
    </Calculator>
  );
}
