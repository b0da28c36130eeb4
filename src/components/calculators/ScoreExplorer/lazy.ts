import {lazyCalculator} from '../LazyCalculator';

export const ScoreExplorer = lazyCalculator('score-explorer', () => [
  import(/* webpackChunkName: "score-explorer" */ '.'),
  import(/* webpackChunkName: "score-explorer" */ '@generated/calculators/default/ScoreExplorer.json'),
]);
