import {lazyCalculator} from '../LazyCalculator';

export const PromptAnatomy = lazyCalculator('prompt-anatomy', () => [
  import(/* webpackChunkName: "prompt-anatomy" */ '.'),
  import(/* webpackChunkName: "prompt-anatomy" */ '@generated/calculators/default/PromptAnatomy.json'),
]);
