import {CommandTester} from './autoApprove/instrument';
import {CostEstimator} from './costs/instrument';
import type {Fact} from './fact';
import {ErrorFinder, MessageBox} from './messages/instrument';
import {ScoreExplorer} from './metrics/instrument';
import {Plot} from './metrics/pictures';
import {McpBuilder} from './mcpFile/instrument';
import {MemoryCalculator} from './localModels/instrument';
import {ModeBuilder} from './modesFile/instrument';
import {PromptAnatomy} from './promptLayers/instrument';
import {ProviderChooser} from './providers/instrument';
import {
  ProviderCosts,
  ProviderFacts,
  ProviderKeys,
  ProviderKinds,
  ProviderNotice,
  ProviderTable,
  ProviderTimeLimits,
} from './providers/tables';
import {ToolFacts, ToolGroupTable, ToolTable} from './tools/tables';

/** Everything that src/markdown/facts.ts draws, by the name that authors write in pages. */
export const facts: Readonly<Record<string, Fact | undefined>> = {
  CommandTester,
  CostEstimator,
  ErrorFinder,
  McpBuilder,
  MemoryCalculator,
  MessageBox,
  ModeBuilder,
  PromptAnatomy,
  Plot,
  ProviderChooser,
  ProviderCosts,
  ProviderFacts,
  ProviderKeys,
  ProviderKinds,
  ProviderNotice,
  ProviderTable,
  ProviderTimeLimits,
  ScoreExplorer,
  ToolFacts,
  ToolGroupTable,
  ToolTable,
};
