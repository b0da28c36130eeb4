import type {ReactNode} from 'react';
import type {Locale} from '../../../config/locales';
import {fill, writeNumber} from '../../../config/numbers';
import Calculator, {type CommonTexts} from '../parts/Calculator';
import {CheckField, FieldGroup, NumberField} from '../parts/fields';
import {Bars, ResultTitle} from '../parts/results';
import {useValues, type CalculatorProps} from '../parts/useValues';
import type {Fields, Values} from '../parts/values';
import {changes, taskCost, taskTokens, type Lever} from './cost';

export type Texts = CommonTexts & Readonly<Record<keyof typeof import('./words.en.json'), string>>;

const price = {kind: 'number', least: 0, most: 100_000} as const;

/** The task of advanced-usage/rate-limits-costs#worked-example, with invented prices: storing costs as much as input. */
export const fields = {
  requests: {kind: 'number', initial: 12, least: 1, most: 10_000, whole: true},
  first: {kind: 'number', initial: 20_000, least: 0, most: 10_000_000, whole: true},
  added: {kind: 'number', initial: 2000, least: 0, most: 1_000_000, whole: true},
  answer: {kind: 'number', initial: 1000, least: 0, most: 1_000_000, whole: true},
  tasks: {kind: 'number', initial: 100, least: 1, most: 1_000_000, whole: true},
  input: {...price, initial: 2},
  output: {...price, initial: 10},
  write: {...price, initial: 2},
  read: {...price, initial: 0.2},
  cache: {kind: 'check', initial: true},
} as const satisfies Fields;

/** Money of any currency: two decimals, and four under a tenth. */
const money = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: value > 0 && value < 0.1 ? 4 : 2,
  }).format(value);

/** Change of the cost in percent: `−27%`. */
function difference(share: number, locale: Locale): string {
  const percent = Math.round((share - 1) * 100);
  const sign = percent === 0 ? '' : percent < 0 ? '−' : '+';
  return `${sign}${writeNumber(Math.abs(percent), locale, 0)}%`;
}

function leverName(lever: Lever, isCached: boolean, texts: Texts): string {
  const names: Record<Lever, string> = {
    split4: texts.leverSplit4,
    split2: texts.leverSplit2,
    first: texts.leverFirst,
    added: texts.leverAdded,
    answer: texts.leverAnswer,
    cache: isCached ? texts.leverNoCache : texts.leverCache,
  };
  return names[lever];
}

interface ResultProps {
  readonly values: Values<typeof fields>;
  readonly texts: Texts;
  readonly locale: Locale;
}

/** The cost of the task, in a sentence. */
function verdictOf({values, texts, locale}: ResultProps): string {
  const cost = taskCost(values, values, values.cache);
  return fill(values.tasks === 1 ? texts.one : texts.many, {
    task: money(cost, locale),
    tasks: writeNumber(values.tasks, locale, 0),
    month: money(cost * values.tasks, locale),
  });
}

/** The tokens of the task, and what moves its cost. */
function Details({values, texts, locale}: ResultProps): ReactNode {
  const whole = (value: number) => writeNumber(value, locale, 0);
  const {input, again, output} = taskTokens(values);
  const list = changes(values, values, values.cache).map((change) => ({
    ...change,
    name: leverName(change.lever, values.cache, texts),
  }));
  const highest = Math.max(1, ...list.map(({share}) => share));
  const halving = list.filter(({share}) => share <= 0.5).map(({name}) => name);
  return (
    <>
      <p>
        {fill(texts.tokens, {
          input: whole(input),
          again: whole(values.cache ? again : 0),
          output: whole(output),
        })}
      </p>
      <ResultTitle>{texts.changes}</ResultTitle>
      <Bars
        rows={list.map(({lever, name, cost, share}) => ({
          key: lever,
          label: name,
          share: share / highest,
          values: [money(cost, locale), difference(share, locale)],
        }))}
      />
      <p>{halving.length === 0 ? texts.none : fill(texts.halves, {names: halving.join('; ')})}</p>
    </>
  );
}

/** What a task costs by its requests, tokens and prices, and what would make it cheaper. */
export default function CostEstimator(props: CalculatorProps<Texts>): ReactNode {
  const {texts} = props;
  const form = useValues(fields, props);
  const {values, locale} = form;
  return (
    <Calculator
      form={form}
      texts={texts}
      verdict={values && verdictOf({values, texts, locale})}
      details={values && <Details values={values} texts={texts} locale={locale} />}>
      <FieldGroup legend={texts.task}>
        <NumberField name="requests" label={texts.requests} slider={{from: 1, to: 100, step: 1}} />
        <NumberField name="first" label={texts.first} slider={{from: 0, to: 200_000, step: 1000}} />
        <NumberField name="added" label={texts.added} slider={{from: 0, to: 20_000, step: 100}} />
        <NumberField name="answer" label={texts.answer} slider={{from: 0, to: 10_000, step: 100}} />
        <NumberField name="tasks" label={texts.tasks} slider={{from: 1, to: 1000, step: 1}} />
      </FieldGroup>
      <FieldGroup legend={texts.prices}>
        <NumberField name="input" label={texts.input} />
        <NumberField name="output" label={texts.output} />
        <NumberField name="write" label={texts.write} />
        <NumberField name="read" label={texts.read} />
        <CheckField name="cache" label={texts.cache} />
      </FieldGroup>
    </Calculator>
  );
}
