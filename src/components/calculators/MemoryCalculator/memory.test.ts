import fc from 'fast-check';
import {expect, it} from 'vitest';
import {memoryNeed, type LocalModel} from './memory';

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

it('the memory of a local model is that of its file, its cache and its program', () => {
  const upTo = (max: number) => fc.integer({min: 1, max});
  const models = fc.record({
    parameters: upTo(400).map((half) => half / 2),
    bits: fc.double({min: 1, max: 16, noNaN: true}),
    context: upTo(200_000),
    layers: upTo(120),
    heads: upTo(64),
    headSize: upTo(8).map((size) => size * 32),
  });
  const overheads = fc.double({min: 0, max: 4, noNaN: true});
  fc.assert(
    fc.property(models, overheads, upTo(192), (model, overhead, card) => {
      const need = memoryNeed(model, overhead, card);
      expect(need.total).toBeCloseTo((model.parameters * model.bits) / 8 + countedCache(model) + overhead, 6);
      expect(need.total).toBeCloseTo(card - need.free + need.spilled, 6);
      expect(need.free * need.spilled).toBe(0);
      // One token more than the longest context has no room; beyond the tenth digit nothing is told.
      const total = (context: number) => memoryNeed({...model, context}, overhead, card).total;
      if (need.longestContext > 0) {
        expect(total(need.longestContext)).toBeLessThan(card + 1e-9);
      }
      expect(total(need.longestContext + 1)).toBeGreaterThan(card - 1e-9);
    }),
  );
});
