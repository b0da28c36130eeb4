import {lazyCalculator} from '../LazyCalculator';

export const MemoryCalculator = lazyCalculator('memory-calculator', () => [
  import(/* webpackChunkName: "memory-calculator" */ '.'),
  import(/* webpackChunkName: "memory-calculator" */ '@generated/calculators/default/MemoryCalculator.json'),
]);
