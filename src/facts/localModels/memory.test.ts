import {describe, expect, it} from 'vitest';
import {draw} from '../../../tests/support/draw';
import {pages} from '../../../tests/support/places';
import {seeded} from '../../../tests/support/random';
import {locales} from '../../config/locales';
import {
  exampleCards,
  exampleModel,
  exampleOverhead,
  fileSize,
  memoryNeed,
  quantizations,
  type LocalModel,
} from './memory';
import {gigabytes, memoryResults, type MemoryWords} from './results';

/** The bytes of a cache, counted number by number: nothing of the function's formula. */
function countedCache({context, layers, heads, headSize}: LocalModel): number {
  let bytes = 0;
  for (let layer = 0; layer < layers; layer++) {
    for (let head = 0; head < heads; head++) {
      // A key and a value, of 16 bits a number.
      bytes += 2 * headSize * 2;
    }
  }
  return (bytes * context) / 1e9;
}

describe('the memory of a local model', () => {
  it('is that of its file, its cache and its program, in 1,000 cases', () => {
    const random = seeded(7);
    const upTo = (most: number) => 1 + Math.floor(random() * most);
    for (let round = 0; round < 1000; round++) {
      const model: LocalModel = {
        parameters: upTo(400) / 2,
        bits: 1 + random() * 15,
        context: upTo(200_000),
        layers: upTo(120),
        heads: upTo(64),
        headSize: 32 * upTo(8),
      };
      const card = upTo(192);
      const overhead = random() * 4;
      const need = memoryNeed(model, overhead, card);
      expect(need.total).toBeCloseTo((model.parameters * model.bits) / 8 + countedCache(model) + overhead, 6);
      expect(need.total).toBeCloseTo(card - need.free + need.spilled, 6);
      expect(need.free * need.spilled).toBe(0);
      // One token more than the longest context has no room.
      const fits = (context: number) => memoryNeed({...model, context}, overhead, card).spilled === 0;
      if (need.longestContext > 0) {
        expect(fits(need.longestContext - 1)).toBe(true);
      }
      expect(fits(need.longestContext + 1)).toBe(false);
    }
  });
});

describe.each(locales)('the page, %s', (locale) => {
  const page = pages.find((one) => one.id === 'advanced-usage/local-models' && one.locale === locale);
  const size = (value: number) => gigabytes(value, locale);

  it('calculates as the calculator', () => {
    const [large, small] = exampleCards;
    const roomy = memoryNeed(exampleModel, exampleOverhead, large);
    const tight = memoryNeed(exampleModel, exampleOverhead, small);
    for (const value of [roomy.file, roomy.cache, roomy.total]) {
      expect(page?.raw).toContain(`${size(value)} GB`);
    }
    // The bars are written with a point in both languages: their numbers are values.
    for (const value of [roomy.file, roomy.cache, roomy.free, tight.spilled, tight.cache - tight.spilled]) {
      expect(page?.raw).toMatch(new RegExp(`value: ${gigabytes(value, 'en')}[,}]`));
    }
    expect(page?.raw).toContain(
      ['2', exampleModel.layers, exampleModel.heads, exampleModel.headSize, '2'].join(' × '),
    );
    for (const [parameters, bits] of [
      [7, '4-bit'],
      [14, '4-bit'],
      [14, '8-bit'],
      [32, '4-bit'],
    ] as const) {
      expect(page?.raw).toContain(`| ${size(fileSize({parameters, bits: quantizations[bits]}))} GB |`);
    }
  });

  it('holds the example and its results before any script', () => {
    const $ = draw('<MemoryCalculator />', locale);
    const roomy = memoryNeed(exampleModel, exampleOverhead, exampleCards[0]);
    expect($('input[name=bits]').attr('value')).toBe(size(exampleModel.bits));
    expect($('output').text()).toContain(`${size(roomy.total)} GB`);
    expect($('[data-out=size-rest]').text()).toBe(`${size(roomy.free)} GB`);
    expect($('[id], a')).toHaveLength(0);
  });
});

describe('what the calculator says', () => {
  const words: MemoryWords = {
    fits: '{total} of {card}, {free} free',
    spills: '{total} of {card}, {spilled} over',
    context: 'up to {tokens}',
    short: '{tokens} are under {least}',
    none: 'no context',
    free: 'Free',
    spilled: 'Over',
  };
  // A file of 8 GB, and 1 GB of cache for 10,000 tokens.
  const model: LocalModel = {parameters: 8, bits: 8, context: 10_000, layers: 25, heads: 10, headSize: 100};
  const say = (card: number, least = 1000, one = model) =>
    memoryResults({model: one, overhead: 1, card}, words, least, 'en');

  it('of a card with room', () => {
    expect(say(20)).toEqual({
      verdict: '10 of 20, 10 free',
      context: 'up to 110,000',
      'name-rest': 'Free',
      'size-file': '8 GB',
      'bar-file': '0.4',
      'size-cache': '1 GB',
      'bar-cache': '0.05',
      'size-overhead': '1 GB',
      'bar-overhead': '0.05',
      'size-rest': '10 GB',
      'bar-rest': '0.5',
    });
  });

  it('of a card that is too small, with bars of the whole need', () => {
    expect(say(5)).toMatchObject({
      verdict: '10 of 5, 5 over',
      context: 'no context',
      'name-rest': 'Over',
      'bar-file': '0.8',
      'bar-rest': '0.5',
    });
  });

  it('of a context that is shorter than the least', () => {
    expect(say(10, 10_000).context).toBe('up to 10,000');
    expect(say(10, 10_001).context).toBe('10,000 are under 10,001');
  });

  it('of nothing at all', () => {
    const nothing = {parameters: 0, bits: 0, context: 0, layers: 0, heads: 0, headSize: 0};
    expect(memoryResults({model: nothing, overhead: 0, card: 0}, words, 0, 'en')).toMatchObject({
      'bar-file': '0',
      'bar-rest': '0',
    });
  });
});
