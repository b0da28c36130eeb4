import {expect, it} from 'vitest';
import {likeness} from './likeness';

it('is 1 for the same letters and 0 for none in common', () => {
  expect(likeness('/apply-diff', 'apply_diff')).toBe(1);
  expect(likeness('abc', 'xyz')).toBe(0);
});

it('is 0 for texts without letters', () => {
  expect(likeness('', '//')).toBe(0);
});
