import {lazyCalculator} from '../LazyCalculator';

export const CommandTester = lazyCalculator('command-tester', () => [
  import(/* webpackChunkName: "command-tester" */ '.'),
  import(/* webpackChunkName: "command-tester" */ '@generated/calculators/default/CommandTester.json'),
]);
