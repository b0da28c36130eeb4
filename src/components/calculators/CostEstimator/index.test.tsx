import {describe, expect, it} from 'vitest';
import {renderCalculator} from '../../../../tests/support/calculator';
import CostEstimator from './index';

describe('the cost estimator', () => {
  it('tells the cost, the tokens and what would change it, the cheapest first', () => {
    const {verdict, form, rows, type} = renderCalculator('CostEstimator', CostEstimator);
    expect(verdict()).toBe('One task costs 0.27, and 100 tasks a month cost 27.00.');
    expect(form.textContent).toContain(
      'A task sends 372,000 tokens, 330,000 of them from the cache, and receives 12,000.',
    );
    expect(rows()).toHaveLength(6);
    expect(rows().at(-1)).toBe('Without the prompt cache0.86+220%');
    expect(form.querySelectorAll<HTMLMeterElement>('meter')[5]?.value).toBe(1);
    type('tasks', '1');
    expect(verdict()).toBe('One task costs 0.27.');
  });

  it('reads nothing from a cache that is off, and names what halves the cost', () => {
    const {form} = renderCalculator('CostEstimator', CostEstimator, {
      query: '?cache=off&requests=1&first=1000000&added=0&answer=0&input=1&output=1',
    });
    expect(form.textContent).toContain('A task sends 1,000,000 tokens, 0 of them from the cache');
    expect(form.textContent).toContain('This alone halves the cost: A first request half as long.');
    expect(form.textContent).toContain('With the prompt cache');
  });

  it.each([
    ['0', '0.00'],
    ['0.0999', '0.0999'],
    ['0.1', '0.10'],
    ['0.1234', '0.12'],
    ['0.01', '0.01'],
  ])('writes a cost of %s as %s', (input, written) => {
    const {verdict} = renderCalculator('CostEstimator', CostEstimator, {
      query: `?cache=off&requests=1&first=1000000&added=0&answer=0&tasks=1&input=${input}`,
    });
    expect(verdict()).toBe(`One task costs ${written}.`);
  });
});
