/** The waits between repeated requests, to scale. */
import {drawTimeline} from '../../diagrams/draw';
import {fact} from '../fact';
import {formatIn} from '../metrics/format';
import {retryWaits} from './data';

const MINUTE = 60;

/** Minutes between two times that are written under the lanes. */
const STEP = 5;

/** A lane for each wait, from its start to its end. */
export const RetryTimeline = fact({}, (_, {locale, fill}) => {
  const {number} = formatIn(locale);
  const waits = retryWaits();
  const starts = waits.map((__, index) => waits.slice(0, index).reduce((sum, wait) => sum + wait, 0));
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  const lanes = waits.map((wait, index) => ({
    name: fill({en: 'Attempt {n}', 'pt-BR': 'Tentativa {n}'}, {n: number(index + 1)}),
    text: fill(
      index < waits.length - 1
        ? {en: 'after {wait} s', 'pt-BR': 'após {wait} s'}
        : {en: 'after {wait} s, and so are all others', 'pt-BR': 'após {wait} s, como todas as seguintes'},
      {wait: number(wait)},
    ),
    more: [],
    spans: [[starts[index] ?? 0, (starts[index] ?? 0) + wait] as const],
  }));
  const ticks = Array.from(
    {length: Math.floor(total / (STEP * MINUTE)) + 1},
    (__, index) => index * STEP * MINUTE,
  );
  return drawTimeline(lanes, {ticks, show: (time) => `${number(time / MINUTE)} min`}, locale);
});
