import {lazyCalculator} from '../LazyCalculator';

export const ModeBuilder = lazyCalculator('mode-builder', () => [
  import(/* webpackChunkName: "mode-builder" */ '.'),
  import(/* webpackChunkName: "mode-builder" */ '@generated/calculators/default/ModeBuilder.json'),
]);
