import {expect, it} from 'vitest';
import {likeness, suchAs} from './likeness';

it('is 1 for the same letters and 0 for none in common', () => {
  expect(likeness('/apply-diff', 'apply_diff')).toBe(1);
  expect(likeness('abc', 'xyz')).toBe(0);
});

it('is 0 for texts without letters', () => {
  expect(likeness('', '//')).toBe(0);
});

it('names the three names that are most like another, each once, and none that is not like it', () => {
  const known = ['Step', 'Steps', 'Steps', 'Tabs', 'Stepped', 'Stepping'];
  expect(suchAs('Stepz', known, (name) => `<${name}>`)).toBe(', such as <Step>, <Steps>, <Stepped>');
  expect(suchAs('Nonsense', known)).toBe('');
});
