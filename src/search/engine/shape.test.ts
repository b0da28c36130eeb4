import {expect, it} from 'vitest';
import {isIndex, isText, listOf, tuple} from './shape';

const page = tuple([isIndex, listOf(isText)]);
const named = tuple([isText], isIndex);

it.each([
  [page, [1, ['a']], true],
  [page, [1.5, []], false],
  [page, [-1, []], false],
  [page, [1, ['a', 2]], false],
  [page, [1, 'a'], false],
  [page, [1], false],
  [page, [1, [], 1], false],
  [page, {0: 1, 1: [], length: 2}, false],
  [named, ['a', 1, 2], true],
  [named, ['a', 1, 'b'], false],
])('%o of %j: %s', (guard, value, expected) => {
  expect(guard(value)).toBe(expected);
});
