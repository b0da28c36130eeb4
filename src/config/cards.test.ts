import {expect, it} from 'vitest';
import {cardFile} from './cards';

it('names the social card of a page, and that of the home page', () => {
  expect(cardFile('features/modes')).toBe('img/cards/features/modes.png');
  expect(cardFile('')).toBe('img/cards/index.png');
});
