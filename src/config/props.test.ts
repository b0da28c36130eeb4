import {describe, expect, it} from 'vitest';
import {flag, readProp, someEntries, text} from './props';

describe('readProp', () => {
  const modes = someEntries([{key: 'code'}, {key: 'ask'}], 'key');

  it.each([
    ['a text', text('what it is called'), 'Save'],
    ['a switch that is on', flag, true],
  ])('reads %s', (_, reader, value) => {
    expect(readProp<unknown>('Picture', 'prop', value, reader)).toBe(value);
  });

  it('reads a switch that is left out, and all entries of a list that is', () => {
    expect(readProp('Picture', 'prop', undefined, flag)).toBe(false);
    expect(readProp('Picture', 'prop', undefined, modes)).toEqual([{key: 'code'}, {key: 'ask'}]);
    expect(readProp('Picture', 'prop', ['ask'], modes)).toEqual([{key: 'ask'}]);
  });

  it.each([
    ['no text', text('what it is called'), 5],
    ['an empty text', text('what it is called'), ''],
    ['blanks', text('what it is called'), ' \t'],
    ['a switch with a value', flag, 'yes'],
    ['a switch that says no', flag, false],
    ['an empty list', modes, []],
    ['a list with one unknown word', modes, ['code', 'cook']],
    ['a word for a list', modes, 'code'],
  ])('refuses %s', (_, reader, value) => {
    expect(() => readProp<unknown>('Picture', 'prop', value, reader)).toThrow(/<Picture>.*prop/);
  });
});
