import * as z from 'zod';
import {keyOf, loadData} from '../load';
import texts from '../texts/metrics.json';
import {indicatorId} from './score';
import type {IndicatorValues} from './scoreFormulas';

const rate = z.strictObject({part: z.number(), of: z.number().positive()});

/** A part of a whole, on 0 to 100. */
const percentOf = ({part, of}: z.infer<typeof rate>): number => (part / of) * 100;

const percent = rate.transform(percentOf);

const frequency = z.strictObject({count: z.number(), weeks: z.number().positive()});

const answered = z.strictObject({sum: z.number(), answers: z.number().positive()});

const indicatorValue = z.union(
  [
    z.number(),
    percent,
    frequency.transform(({count, weeks}) => count / weeks),
    /** The mean of answers from 1 to 5, on 0 to 100. */
    answered.transform(({sum, answers}) => ((sum / answers - 1) / 4) * 100),
  ],
  'allowed: a number, {part, of}, {count, weeks} or {sum, answers}, the second of them above 0',
);

const simpsonMonth = z.strictObject({squadA: rate, squadB: rate}).transform(({squadA: a, squadB: b}) => ({
  squadA: percentOf(a),
  squadB: percentOf(b),
  together: percentOf({part: a.part + b.part, of: a.of + b.of}),
}));

const squad = z.strictObject({
  indicators: z.record(indicatorId, indicatorValue),
  windows: z.array(z.strictObject({end: z.iso.date(), acceptance: percent, retention: percent})),
  scores: z.array(
    z.strictObject({monday: z.iso.date(), score: z.number(), provisional: z.boolean().default(false)}),
  ),
  changeFreeze: z.iso.date(),
  maturityLevels: z.record(keyOf(texts.maturityAreas), z.int().min(0).max(5)),
  simpsonMonths: z.tuple([simpsonMonth, simpsonMonth]),
});

/** The squad of the examples, its rates on 0 to 100. */
export const checkout = loadData('metrics/example', squad);

export const exampleValues: IndicatorValues = checkout.indicators;
