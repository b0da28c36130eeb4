/** The calculators, by the names that pages write. Each comes with its texts, in one file, when its place is in view (Place.tsx). */
import {placeOf} from './Place';

export const CommandTester = placeOf(
  'command-tester',
  () => import(/* webpackChunkName: "command-tester" */ './CommandTester'),
  () => import(/* webpackChunkName: "command-tester" */ '@generated/calculators/default/CommandTester.json'),
);

export const CostEstimator = placeOf(
  'cost-estimator',
  () => import(/* webpackChunkName: "cost-estimator" */ './CostEstimator'),
  () => import(/* webpackChunkName: "cost-estimator" */ '@generated/calculators/default/CostEstimator.json'),
);

export const ErrorFinder = placeOf(
  'error-finder',
  () => import(/* webpackChunkName: "error-finder" */ './ErrorFinder'),
  () => import(/* webpackChunkName: "error-finder" */ '@generated/calculators/default/ErrorFinder.json'),
);

export const McpBuilder = placeOf(
  'mcp-builder',
  () => import(/* webpackChunkName: "mcp-builder" */ './McpBuilder'),
  () => import(/* webpackChunkName: "mcp-builder" */ '@generated/calculators/default/McpBuilder.json'),
);

export const MemoryCalculator = placeOf(
  'memory-calculator',
  () => import(/* webpackChunkName: "memory-calculator" */ './MemoryCalculator'),
  () =>
    import(
      /* webpackChunkName: "memory-calculator" */ '@generated/calculators/default/MemoryCalculator.json'
    ),
);

export const ModeBuilder = placeOf(
  'mode-builder',
  () => import(/* webpackChunkName: "mode-builder" */ './ModeBuilder'),
  () => import(/* webpackChunkName: "mode-builder" */ '@generated/calculators/default/ModeBuilder.json'),
);

export const PromptAnatomy = placeOf(
  'prompt-anatomy',
  () => import(/* webpackChunkName: "prompt-anatomy" */ './PromptAnatomy'),
  () => import(/* webpackChunkName: "prompt-anatomy" */ '@generated/calculators/default/PromptAnatomy.json'),
);

export const ProviderChooser = placeOf(
  'provider-chooser',
  () => import(/* webpackChunkName: "provider-chooser" */ './ProviderChooser'),
  () =>
    import(/* webpackChunkName: "provider-chooser" */ '@generated/calculators/default/ProviderChooser.json'),
);

export const ScoreExplorer = placeOf(
  'score-explorer',
  () => import(/* webpackChunkName: "score-explorer" */ './ScoreExplorer'),
  () => import(/* webpackChunkName: "score-explorer" */ '@generated/calculators/default/ScoreExplorer.json'),
);
