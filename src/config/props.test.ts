import {describe, expect, it} from 'vitest';
import {flag, readProp, text} from './props';

describe('readProp', () => {
  it.each([
    ['a text', text('what it is called'), 'Save'],
    ['a switch that is on', flag, true],
  ])('reads %s', (_, reader, value) => {
    expect(readProp<unknown>('Picture', 'prop', value, reader)).toBe(value);
  });

  it('reads a switch that is left out', () => {
    expect(readProp('Picture', 'prop', undefined, flag)).toBe(false);
  });

  it.each([
    ['no text', text('what it is called'), 5],
    ['an empty text', text('what it is called'), ''],
    ['blanks', text('what it is called'), ' \t'],
    ['a switch with a value', flag, 'yes'],
    ['a switch that says no', flag, false],
  ])('refuses %s', (_, reader, value) => {
    expect(() => readProp<unknown>('Picture', 'prop', value, reader)).toThrow(/<Picture>.*prop/);
  });
});
