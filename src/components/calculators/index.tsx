/** The calculators, by the names that pages write. Each comes with its texts, in one file, when its place is in view (Place.tsx). */
import type {Texts as CommandTexts} from './CommandTester';
import type {Texts as CostTexts} from './CostEstimator';
import type {Texts as FinderTexts} from './ErrorFinder';
import type {Texts as McpTexts} from './McpBuilder';
import type {Texts as MemoryTexts} from './MemoryCalculator';
import type {Texts as ModeTexts} from './ModeBuilder';
import {placeOf} from './Place';
import type {Props as AnatomyProps, Texts as AnatomyTexts} from './PromptAnatomy';
import type {Texts as ChooserTexts} from './ProviderChooser';
import type {Texts as ScoreTexts} from './ScoreExplorer';

export const CommandTester = placeOf<CommandTexts>(
  'command-tester',
  () => import(/* webpackChunkName: "command-tester" */ './CommandTester'),
  () => import(/* webpackChunkName: "command-tester" */ '@generated/calculators/default/CommandTester.json'),
);

export const CostEstimator = placeOf<CostTexts>(
  'cost-estimator',
  () => import(/* webpackChunkName: "cost-estimator" */ './CostEstimator'),
  () => import(/* webpackChunkName: "cost-estimator" */ '@generated/calculators/default/CostEstimator.json'),
);

export const ErrorFinder = placeOf<FinderTexts>(
  'error-finder',
  () => import(/* webpackChunkName: "error-finder" */ './ErrorFinder'),
  () => import(/* webpackChunkName: "error-finder" */ '@generated/calculators/default/ErrorFinder.json'),
);

export const McpBuilder = placeOf<McpTexts>(
  'mcp-builder',
  () => import(/* webpackChunkName: "mcp-builder" */ './McpBuilder'),
  () => import(/* webpackChunkName: "mcp-builder" */ '@generated/calculators/default/McpBuilder.json'),
);

export const MemoryCalculator = placeOf<MemoryTexts>(
  'memory-calculator',
  () => import(/* webpackChunkName: "memory-calculator" */ './MemoryCalculator'),
  () =>
    import(
      /* webpackChunkName: "memory-calculator" */ '@generated/calculators/default/MemoryCalculator.json'
    ),
);

export const ModeBuilder = placeOf<ModeTexts>(
  'mode-builder',
  () => import(/* webpackChunkName: "mode-builder" */ './ModeBuilder'),
  () => import(/* webpackChunkName: "mode-builder" */ '@generated/calculators/default/ModeBuilder.json'),
);

export const PromptAnatomy = placeOf<AnatomyTexts, AnatomyProps>(
  'prompt-anatomy',
  () => import(/* webpackChunkName: "prompt-anatomy" */ './PromptAnatomy'),
  () => import(/* webpackChunkName: "prompt-anatomy" */ '@generated/calculators/default/PromptAnatomy.json'),
);

export const ProviderChooser = placeOf<ChooserTexts>(
  'provider-chooser',
  () => import(/* webpackChunkName: "provider-chooser" */ './ProviderChooser'),
  () =>
    import(/* webpackChunkName: "provider-chooser" */ '@generated/calculators/default/ProviderChooser.json'),
);

export const ScoreExplorer = placeOf<ScoreTexts>(
  'score-explorer',
  () => import(/* webpackChunkName: "score-explorer" */ './ScoreExplorer'),
  () => import(/* webpackChunkName: "score-explorer" */ '@generated/calculators/default/ScoreExplorer.json'),
);
