import {lazyCalculator} from '../LazyCalculator';

export const CostEstimator = lazyCalculator('cost-estimator', () => [
  import(/* webpackChunkName: "cost-estimator" */ '.'),
  import(/* webpackChunkName: "cost-estimator" */ '@generated/calculators/default/CostEstimator.json'),
]);
