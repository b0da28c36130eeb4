import {describe, expect, it} from 'vitest';
import {fill, readNumber, writeNumber} from './numbers';

describe('readNumber', () => {
  it.each([
    ['1,5', 1.5, 1.5],
    ['20,000', 20_000, 20],
    ['20.000', 20, 20_000],
    ['1,234,567.5', 1_234_567.5, undefined],
    ['1.234.567,5', undefined, 1_234_567.5],
    ['1 234', 1234, 1234],
    ['1\u00A0234,5', 1234.5, 1234.5],
    ['0.125', 0.125, 0.125],
    [',5', 0.5, 0.5],
    ['−3', -3, -3],
    ['-3', -3, -3],
    ['5.', 5, 5],
    ['', undefined, undefined],
    ['1e3', undefined, undefined],
    ['Infinity', undefined, undefined],
    ['1.2.3', undefined, undefined],
    ['12,34,56', undefined, undefined],
    ['<script>', undefined, undefined],
  ])('%s', (text, english, portuguese) => {
    expect(readNumber(text, 'en')).toBe(english);
    expect(readNumber(text, 'pt-BR')).toBe(portuguese);
  });

  it.each(['en', 'pt-BR'] as const)('reads what it has written, in %s', (locale) => {
    for (const value of [0, 0.2, 0.125, 2.5, -7.25, 1000, 20_000, 123_456.789, 9_999_999]) {
      expect(readNumber(writeNumber(value, locale), locale)).toBe(value);
    }
  });
});

it.each([
  ['1,500', 1500],
  ['1.500', 1500],
  ['12.345.678', 12_345_678],
  ['-123,456', -123_456],
  ['1,5', 1.5],
  ['0.125', 0.125],
  ['1.234.56', undefined],
  ['a1.500', undefined],
])('reads %s as a whole number in both languages', (text, value) => {
  expect(readNumber(text, 'en', true)).toBe(value);
  expect(readNumber(text, 'pt-BR', true)).toBe(value);
});

it('writes as many decimals as asked for, six if nothing is', () => {
  expect(writeNumber(2 / 3, 'en')).toBe('0.666667');
  expect(writeNumber(-2 / 3, 'pt-BR', 2)).toBe('−0,67');
});

it('fills places, and leaves what it does not know', () => {
  expect(fill('{a} of {all}, {c}', {a: 1, all: '{a}'})).toBe('1 of {a}, {c}');
});
