/** The calculators, by the names that pages write. Each comes with its texts, in one file, when its place is in view (LazyCalculator.tsx). */
// Marked as pure: a page has the places that it names, and not all nine.
import {lazyCalculator} from './LazyCalculator';

export const CommandTester = /* @__PURE__ */ lazyCalculator('command-tester', () => [
  import(/* webpackChunkName: "command-tester" */ './CommandTester'),
  import(/* webpackChunkName: "command-tester" */ '@generated/calculators/default/CommandTester.json'),
]);

export const CostEstimator = /* @__PURE__ */ lazyCalculator('cost-estimator', () => [
  import(/* webpackChunkName: "cost-estimator" */ './CostEstimator'),
  import(/* webpackChunkName: "cost-estimator" */ '@generated/calculators/default/CostEstimator.json'),
]);

export const ErrorFinder = /* @__PURE__ */ lazyCalculator('error-finder', () => [
  import(/* webpackChunkName: "error-finder" */ './ErrorFinder'),
  import(/* webpackChunkName: "error-finder" */ '@generated/calculators/default/ErrorFinder.json'),
]);

export const McpBuilder = /* @__PURE__ */ lazyCalculator('mcp-builder', () => [
  import(/* webpackChunkName: "mcp-builder" */ './McpBuilder'),
  import(/* webpackChunkName: "mcp-builder" */ '@generated/calculators/default/McpBuilder.json'),
]);

export const MemoryCalculator = /* @__PURE__ */ lazyCalculator('memory-calculator', () => [
  import(/* webpackChunkName: "memory-calculator" */ './MemoryCalculator'),
  import(/* webpackChunkName: "memory-calculator" */ '@generated/calculators/default/MemoryCalculator.json'),
]);

export const ModeBuilder = /* @__PURE__ */ lazyCalculator('mode-builder', () => [
  import(/* webpackChunkName: "mode-builder" */ './ModeBuilder'),
  import(/* webpackChunkName: "mode-builder" */ '@generated/calculators/default/ModeBuilder.json'),
]);

export const PromptAnatomy = /* @__PURE__ */ lazyCalculator('prompt-anatomy', () => [
  import(/* webpackChunkName: "prompt-anatomy" */ './PromptAnatomy'),
  import(/* webpackChunkName: "prompt-anatomy" */ '@generated/calculators/default/PromptAnatomy.json'),
]);

export const ProviderChooser = /* @__PURE__ */ lazyCalculator('provider-chooser', () => [
  import(/* webpackChunkName: "provider-chooser" */ './ProviderChooser'),
  import(/* webpackChunkName: "provider-chooser" */ '@generated/calculators/default/ProviderChooser.json'),
]);

export const ScoreExplorer = /* @__PURE__ */ lazyCalculator('score-explorer', () => [
  import(/* webpackChunkName: "score-explorer" */ './ScoreExplorer'),
  import(/* webpackChunkName: "score-explorer" */ '@generated/calculators/default/ScoreExplorer.json'),
]);
