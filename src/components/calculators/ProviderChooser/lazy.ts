import {lazyCalculator} from '../LazyCalculator';

export const ProviderChooser = lazyCalculator('provider-chooser', () => [
  import(/* webpackChunkName: "provider-chooser" */ '.'),
  import(/* webpackChunkName: "provider-chooser" */ '@generated/calculators/default/ProviderChooser.json'),
]);
