import {describe, expect, it} from 'vitest';
import {draw} from '../../../tests/support/draw';
import {pages} from '../../../tests/support/places';
import {seeded} from '../../../tests/support/random';
import {locales} from '../../config/locales';
import {formatIn} from '../metrics/format';
import {changes, splitCost, taskCost, taskTokens, type Prices, type Task} from './cost';
import {exampleTask} from './instrument';
import {costResults, type CostInput, type CostWords} from './results';

/** Request by request, as the page tells it: nothing of the functions' formulas. */
function counted({requests, first, added, answer}: Task, prices: Prices, isCached: boolean) {
  let [sent, cost] = [0, 0];
  for (let index = 0; index < requests; index++) {
    const size = first + index * added;
    const fresh = index === 0 ? size : added;
    sent += size;
    cost += isCached ? fresh * prices.write + (size - fresh) * prices.read : size * prices.input;
    cost += answer * prices.output;
  }
  return {sent, cost: cost / 1e6};
}

describe('the cost of a task', () => {
  it('is that of its requests one by one, in 1,000 cases', () => {
    const random = seeded(12);
    const upTo = (most: number) => Math.floor(random() * most);
    for (let index = 0; index < 1000; index++) {
      const task = {requests: 1 + upTo(200), first: upTo(100_000), added: upTo(10_000), answer: upTo(8000)};
      const prices = {input: random() * 20, output: random() * 80, write: random() * 25, read: random() * 2};
      const isCached = random() < 0.5;
      const {sent, cost} = counted(task, prices, isCached);
      expect(taskTokens(task).input).toBeCloseTo(sent, 3);
      expect(taskCost(task, prices, isCached)).toBeCloseTo(cost, 9);
      const parts = 1 + upTo(6);
      const sizes = Array.from({length: Math.min(parts, task.requests)}, (_, part) =>
        Math.ceil((task.requests - part) / Math.min(parts, task.requests)),
      );
      expect(splitCost(task, parts, prices, isCached)).toBeCloseTo(
        sizes.reduce((total, requests) => total + counted({...task, requests}, prices, isCached).cost, 0),
        9,
      );
      const list = changes(task, prices, isCached);
      expect(list.map((one) => one.cost)).toEqual(list.map((one) => one.cost).sort((a, b) => a - b));
    }
  });

  it('is nothing where nothing is sent, and where nothing costs', () => {
    const free = {input: 0, output: 0, write: 0, read: 0};
    expect(taskCost(exampleTask, free, true)).toBe(0);
    expect(changes(exampleTask, free, true).every(({share}) => share === 1)).toBe(true);
    expect(taskTokens({...exampleTask, requests: 0})).toEqual({input: 0, fresh: 0, again: 0, output: 0});
  });
});

describe.each(locales)('the page, %s', (locale) => {
  const page = pages.find((one) => one.id === 'advanced-usage/rate-limits-costs' && one.locale === locale);
  const {number} = formatIn(locale);

  it('calculates as the estimator', () => {
    const {input, fresh, again, output} = taskTokens(exampleTask);
    const sums = [
      input,
      fresh,
      again,
      output,
      // The opening's one task of 40 requests and four of 10, and the end's before and after.
      taskTokens({requests: 40, first: 20_000, added: 2000, answer: 0}).input,
      4 * taskTokens({requests: 10, first: 20_000, added: 2000, answer: 0}).input,
      taskTokens({requests: 25, first: 32_000, added: 3000, answer: 0}).input,
      taskTokens({requests: 15, first: 18_000, added: 2000, answer: 0}).input,
    ];
    for (const sum of sums) {
      expect(page?.raw).toContain(number(sum));
    }
  });

  it('holds the example and its results before any script', () => {
    const $ = draw('<CostEstimator />', locale);
    expect($('input[name=requests]').attr('value')).toBe('12');
    expect($('input[name=read]').attr('value')).toBe(number(0.2, 1));
    expect($('output').text()).toContain(number(0.27, 2));
    expect($('output').text()).toContain(number(27, 2));
    expect(
      $('[data-out]')
        .toArray()
        .filter((one) => one.tagName !== 'meter' && $(one).text() === ''),
    ).toEqual([]);
    expect($('[id], a')).toHaveLength(0);
  });
});

describe('what the estimator says', () => {
  const words: CostWords = {
    sentence: '{task} each, {tasks} are {month}',
    one: 'one is {task}',
    tokens: '{input} in, {again} again, {output} out',
    halves: 'halved by {names}',
    none: 'nothing halves it',
    levers: {
      cache: 'with cache',
      split2: 'in two tasks',
      split4: 'in four tasks',
      first: 'smaller first',
      added: 'smaller results',
      answer: 'shorter answers',
    },
    withoutCache: 'without cache',
  };
  const input: CostInput = {
    task: {requests: 20, first: 15_000, added: 2000, answer: 500},
    prices: {input: 3, output: 15, write: 3.75, read: 0.3},
    isCached: false,
    tasks: 40,
  };

  it.each(locales)('in %s, with and without the cache', (locale) => {
    expect(costResults(input, words, locale)).toMatchSnapshot();
    expect(costResults({...input, isCached: true, tasks: 1}, words, locale)).toMatchSnapshot();
  });

  it('has four decimals above nothing and under a tenth', () => {
    const priced = (price: number) =>
      costResults(
        {
          task: {requests: 1, first: 1_000_000, added: 0, answer: 0},
          prices: {input: price, output: 0, write: 0, read: 0},
          isCached: false,
          tasks: 1,
        },
        words,
        'en',
      ).cost;
    expect(priced(0)).toBe('one is 0.00');
    expect(priced(0.0999)).toBe('one is 0.0999');
    expect(priced(0.1)).toBe('one is 0.10');
    expect(priced(0.1234)).toBe('one is 0.12');
  });

  it('names what halves the cost exactly, and no sign where nothing changes', () => {
    const {halves, ...rest} = costResults(
      {
        task: {requests: 1, first: 1_000_000, added: 0, answer: 0},
        prices: {input: 1, output: 1, write: 1, read: 1},
        isCached: false,
        tasks: 2,
      },
      words,
      'en',
    );
    expect(halves).toBe('halved by smaller first');
    expect(rest).toMatchObject({'share-0': '−50%', 'share-1': '0%', 'bar-0': '0.5', 'bar-1': '1'});
  });

  it('has four decimals under a tenth', () => {
    const cheap = {...input, prices: {input: 0.01, output: 0.02, write: 0, read: 0}};
    expect(costResults({...cheap, tasks: 1}, words, 'en').cost).toBe('one is 0.007');
  });
});
