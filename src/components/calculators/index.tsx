/** The calculators, by the names that pages write. Each comes with its texts when its place is in view (Place.tsx). */
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

export {default as MessageBox} from './MessageBox';

export const CommandTester = placeOf<CommandTexts>(
  'command-tester',
  () => import('./CommandTester'),
  () => import('@generated/calculators/default/CommandTester.json'),
);

export const CostEstimator = placeOf<CostTexts>(
  'cost-estimator',
  () => import('./CostEstimator'),
  () => import('@generated/calculators/default/CostEstimator.json'),
);

export const ErrorFinder = placeOf<FinderTexts>(
  'error-finder',
  () => import('./ErrorFinder'),
  () => import('@generated/calculators/default/ErrorFinder.json'),
);

export const McpBuilder = placeOf<McpTexts>(
  'mcp-builder',
  () => import('./McpBuilder'),
  () => import('@generated/calculators/default/McpBuilder.json'),
);

export const MemoryCalculator = placeOf<MemoryTexts>(
  'memory-calculator',
  () => import('./MemoryCalculator'),
  () => import('@generated/calculators/default/MemoryCalculator.json'),
);

export const ModeBuilder = placeOf<ModeTexts>(
  'mode-builder',
  () => import('./ModeBuilder'),
  () => import('@generated/calculators/default/ModeBuilder.json'),
);

export const PromptAnatomy = placeOf<AnatomyTexts, AnatomyProps>(
  'prompt-anatomy',
  () => import('./PromptAnatomy'),
  () => import('@generated/calculators/default/PromptAnatomy.json'),
);

export const ProviderChooser = placeOf<ChooserTexts>(
  'provider-chooser',
  () => import('./ProviderChooser'),
  () => import('@generated/calculators/default/ProviderChooser.json'),
);

export const ScoreExplorer = placeOf<ScoreTexts>(
  'score-explorer',
  () => import('./ScoreExplorer'),
  () => import('@generated/calculators/default/ScoreExplorer.json'),
);
