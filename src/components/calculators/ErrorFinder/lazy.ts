import {lazyCalculator} from '../LazyCalculator';

export const ErrorFinder = lazyCalculator('error-finder', () => [
  import(/* webpackChunkName: "error-finder" */ '.'),
  import(/* webpackChunkName: "error-finder" */ '@generated/calculators/default/ErrorFinder.json'),
]);
