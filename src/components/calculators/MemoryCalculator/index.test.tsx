import {expect, it} from 'vitest';
import {renderCalculator} from '../../../../tests/support/calculator';
import MemoryCalculator from './index';

const open = (query = '') => renderCalculator('MemoryCalculator', MemoryCalculator, {query});

it('tells whether the model fits, and how much context has room', () => {
  const {verdict, text, rows, type} = open();
  expect(verdict()).toBe('It needs 15.8 GB, so it fits: 8.2 of 24 GB stay free.');
  expect(text()).toContain('the card has room for 74,259 tokens of context.');
  expect(rows()).toEqual(['Model8.4 GB', 'Context cache6.4 GB', 'Overhead1 GB', 'Free8.2 GB']);
  type('card', '12');
  expect(verdict()).toBe('It needs 15.8 GB, so 3.8 GB don’t fit in 12 GB and are computed on the processor.');
  expect(rows().at(-1)).toBe('Without room on the card3.8 GB');
  expect(text()).toContain('for only 13,224 tokens of context, and the extension needs 32,768.');
  type('card', '8');
  expect(text()).toContain('The file and the program fill the card');
});

it('renders bars of the card, or of the whole need where that is more', () => {
  const shares = (query: string) =>
    [...open(query).form.querySelectorAll('meter')].map(({value}) => Math.round(value * 100) / 100);
  // A file of 8 GB, 1 GB of cache for 10,000 tokens, 1 GB for the program.
  const model = 'parameters=8&bits=8&context=10000&layers=25&heads=10&headSize=100';
  expect(shares(`?${model}&card=20`)).toEqual([0.4, 0.05, 0.05, 0.5]);
  expect(shares(`?${model}&card=5`)).toEqual([0.8, 0.1, 0.1, 0.5]);
});
