import {expect, it} from 'vitest';
import {B, K1} from '../../src/search/engine/searchIndex';
import {specifiedRanking} from '../data/specification';

it('the search ranks with the constants of the specification', () => {
  expect({b: B, k1: K1}).toEqual(specifiedRanking);
});
