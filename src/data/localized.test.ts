import {expect, it} from 'vitest';
import {textsIn} from './localized';

it('finds the texts of a value, wherever they are', () => {
  const one = {en: 'One', 'pt-BR': 'Um'};
  const two = {en: 'Two', 'pt-BR': 'Dois'};
  expect(textsIn([{id: 'a', name: one, rows: [{more: {text: two}}]}])).toEqual([one, two]);
  expect(textsIn(one)).toEqual([one]);
});

it.each([[null], [undefined], ['text'], [3], [[]], [{}], [{en: 'One'}], [{en: 'One', 'pt-BR': null}]])(
  'finds none in %j',
  (value) => {
    expect(textsIn(value)).toEqual([]);
  },
);
