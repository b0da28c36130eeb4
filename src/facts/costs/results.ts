import type {Locale} from '../../config/locales';
import {fill, writeNumber} from '../../config/numbers';
import type {Results} from '../instrument';
import {changes, levers, taskCost, taskTokens, type Lever, type Prices, type Task} from './cost';

/** What the fields of the estimator hold. */
export interface CostInput {
  task: Task;
  prices: Prices;
  isCached: boolean;
  /** Tasks in a month. */
  tasks: number;
}

/** What the estimator says, in the language of the page. */
export interface CostWords {
  sentence: string;
  one: string;
  tokens: string;
  /** Where more than one change halves the cost, where one does, and where none does. */
  halves: string;
  none: string;
  levers: Record<Lever, string>;
  withoutCache: string;
}

/** Money of any currency: two decimals, and four under a tenth. */
const money = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: value > 0 && value < 0.1 ? 4 : 2,
  }).format(value);

/** What the estimator shows for an input. */
export function costResults(
  {task, prices, isCached, tasks}: CostInput,
  words: CostWords,
  locale: Locale,
): Results {
  const whole = (value: number) => writeNumber(value, locale, 0);
  const percent = (share: number) => `${whole(Math.abs(share) * 100)}%`;
  const one = taskCost(task, prices, isCached);
  const {input, again, output} = taskTokens(task);
  const list = changes(task, prices, isCached).map(({lever, cost, share}) => ({
    name: lever === 'cache' && isCached ? words.withoutCache : words.levers[lever],
    cost,
    share,
  }));
  const highest = Math.max(1, ...list.map(({share}) => share));
  const halving = list.filter(({share}) => share <= 0.5).map(({name}) => name);
  return {
    cost: fill(tasks === 1 ? words.one : words.sentence, {
      task: money(one, locale),
      tasks: whole(tasks),
      month: money(one * tasks, locale),
    }),
    tokens: fill(words.tokens, {
      input: whole(input),
      again: isCached ? whole(again) : '0',
      output: whole(output),
    }),
    halves: halving.length === 0 ? words.none : fill(words.halves, {names: halving.join('; ')}),
    ...Object.fromEntries(
      levers.flatMap((_, index) => {
        const {name = '', cost = 0, share = 1} = list[index] ?? {};
        const difference = share - 1;
        const sign = Math.round(difference * 100) === 0 ? '' : difference < 0 ? '−' : '+';
        return [
          [`name-${index}`, name],
          [`cost-${index}`, money(cost, locale)],
          [`share-${index}`, `${sign}${percent(difference)}`],
          [`bar-${index}`, String(share / highest)],
        ];
      }),
    ),
  };
}
