/**
 * The drawings of plots, each kind once with made-up values. What changes one by intention writes
 * the file anew (`npx vitest run src/remark/elements/plot/plotSvg.test.ts -u`); how the plots of the pages
 * look is in `npm run check -- screenshots`.
 */
import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {describe, expect, it} from 'vitest';
import {perLocale} from '../../../config/locales';
import type {Localized} from '../../../data/localized';
import type {Across, LinePlot, RadarPlot, Upward} from './plots';
import {draw, evenly, inTwoLines, pointName, share, sign} from './plotSvg';

/** A text that is the same in every language. */
const sameInAll = (text: string): Localized => perLocale(() => text);

const lines = (drawn: readonly Element[]): string =>
  toHtml([...drawn])
    .replace(/(?=<(?!\/))/g, '\n')
    .trim();

const shape = {summary: sameInAll(''), values: () => ({})};
const up: Upward = {
  from: 0,
  to: 10,
  step: 5,
  tick: (_, value) => `${value} t`,
  show: (_, value) => `${value} s`,
};
const days: Across = {
  kind: 'day',
  name: sameInAll('Day'),
  at: ['2026-07-01', '2026-07-02', '2026-07-05', '2026-07-11'],
};
const names: Across = {
  kind: 'name',
  name: sameInAll('Name'),
  at: [sameInAll('a'), sameInAll('b'), sameInAll('c')],
};

const line = (more: Partial<LinePlot>): LinePlot => ({
  ...shape,
  kind: 'line',
  across: days,
  up,
  series: [{name: sameInAll('One'), values: [0, 10, 5, 2]}],
  ...more,
});

const radar = (values: Readonly<Record<string, number>>): RadarPlot => ({
  ...shape,
  kind: 'radar',
  head: {axis: sameInAll('Axis'), value: sameInAll('Value')},
  to: 3,
  axes: Object.entries(values).map(([name, value]) => ({name: sameInAll(name), value})),
});

describe('drawn', () => {
  it.each<[string, Parameters<typeof draw>[0]]>([
    ['a line over days', line({})],
    [
      'lines with a level, notes and an open point',
      line({
        series: [
          {name: sameInAll('One'), values: [0, 10, 5, 2]},
          {name: sameInAll('Two'), values: [1, 2, 3, 4]},
        ],
        levels: [{name: sameInAll('Level'), value: 8}],
        notes: [
          {day: '2026-07-03', text: sameInAll('Note')},
          {day: '2026-07-11', text: sameInAll('Other')},
        ],
        provisional: ['2026-07-11'],
      }),
    ],
    [
      'a line of more points than get a dot',
      line({
        across: {...names, at: Array.from({length: 13}, (_, index) => sameInAll(`${index}`))},
        series: [{name: sameInAll('One'), values: Array.from({length: 13}, (_, index) => index / 2)}],
      }),
    ],
    [
      'a radar of four axes',
      radar({Top: 3, 'Right and rather long': 1, 'Bottom and rather long': 2, Left: 0}),
    ],
    [
      'a radar that long names make wide',
      radar({Top: 3, Extraordinarilyandexceedinglylong: 1, 'And another one': 2}),
    ],
  ])('%s', (_, plot) => {
    expect(lines(draw(plot, 'en'))).toMatchSnapshot();
  });

  it('signs and shares', () => {
    const signs = (['line', 'open'] as const).map((kind) => sign(kind, 1));
    expect(lines([...signs, share(10, 20.555, 40)])).toMatchSnapshot();
  });
});

it('a point is called by its day or its name', () => {
  const name = (across: Across) => pointName(across, 2, 'en', (day) => `day ${day}`);
  expect([name(days), name(names)]).toEqual(['day 2026-07-05', 'c']);
});

describe('the names under a plot', () => {
  it.each<[number[], string]>([
    [[], ''],
    [[7], '0'],
    [[10, 20], '0 1'],
    [[10, 60, 110], '0 1 2'],
    // Two of three would stand evenly and say nothing of the middle.
    [[0, 10, 100], '0 1 2'],
    [[0, 10, 20, 90, 100], '0 2 3 4'],
    [[0, 10, 20, 31, 40, 50, 60, 70, 80, 90], '0 3 6 9'],
    // A tenth of a step off is even enough, more is not.
    [[0, 31, 50, 69, 100], '0 1 3 4'],
    [[0, 1, 2, 60, 100], '0 3 4'],
    [[0, 25, 50, 75, 100], '0 2 4'],
  ])('of places at %j are those of %s', (places, indexes) => {
    expect(evenly(places).join(' ')).toBe(indexes);
  });

  it.each<[string, string[]]>([
    ['fourteen marks', ['fourteen marks']],
    ['now of fifteen m', ['now of', 'fifteen m']],
    ['a bcdefghijklmnopq', ['a', 'bcdefghijklmnopq']],
    ['unbreakableasawhole', ['unbreakableasawhole']],
    ['abcde fgh ijklmno', ['abcde fgh', 'ijklmno']],
    ['abcd efghijk lmn', ['abcd', 'efghijk lmn']],
  ])('%j is written as %j', (name, lines) => {
    expect(inTwoLines(name)).toEqual(lines);
  });
});
