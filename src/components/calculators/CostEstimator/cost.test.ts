import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {changes, splitCost, taskCost, taskTokens, type Prices, type Task} from './cost';
import {fields} from './index';

/** The task of the page. */
const exampleTask: Task = {
  requests: fields.requests.initial,
  first: fields.first.initial,
  added: fields.added.initial,
  answer: fields.answer.initial,
};

const someTask = fc.record({
  requests: fc.integer({min: 1, max: 200}),
  first: fc.nat(100_000),
  added: fc.nat(10_000),
  answer: fc.nat(8000),
});
const price = fc.double({min: 0, max: 100, noNaN: true});
const someParts = fc.integer({min: 1, max: 6});
const somePrices = fc.record({input: price, output: price, write: price, read: price});

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
  it('is that of its requests one by one', () => {
    fc.assert(
      fc.property(someTask, somePrices, fc.boolean(), someParts, (task, prices, isCached, parts) => {
        const costOf = (some: Task) => counted(some, prices, isCached).cost;
        expect(taskTokens(task).input).toBeCloseTo(counted(task, prices, isCached).sent, 3);
        expect(taskCost(task, prices, isCached)).toBeCloseTo(costOf(task), 6);
        const count = Math.min(parts, task.requests);
        const sizes = Array.from({length: count}, (_, part) => Math.ceil((task.requests - part) / count));
        const split = sizes.reduce((total, requests) => total + costOf({...task, requests}), 0);
        expect(splitCost(task, count, prices, isCached)).toBeCloseTo(split, 6);
        const costs = changes(task, prices, isCached).map((one) => one.cost);
        expect(costs).toEqual([...costs].sort((a, b) => a - b));
      }),
    );
  });

  it('is not parted into more tasks than it has requests', () => {
    const levers = (requests: number) =>
      changes({...exampleTask, requests}, {input: 2, output: 10, write: 2, read: 0.2}, true).map(
        ({lever}) => lever,
      );
    expect(levers(4)).toContain('split4');
    expect(levers(3)).not.toContain('split4');
    expect(levers(3)).toContain('split2');
    expect(levers(1)).not.toContain('split2');
  });

  it('is nothing where nothing is sent, and where nothing costs', () => {
    const free = {input: 0, output: 0, write: 0, read: 0};
    expect(taskCost(exampleTask, free, true)).toBe(0);
    expect(changes(exampleTask, free, true).every(({share}) => share === 1)).toBe(true);
    expect(taskTokens({...exampleTask, requests: 0})).toEqual({input: 0, fresh: 0, again: 0, output: 0});
  });
});
