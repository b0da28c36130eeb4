import type {Fact} from './fact';
import {Plot} from './metrics/pictures';
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
  Plot,
  ProviderCosts,
  ProviderFacts,
  ProviderKeys,
  ProviderKinds,
  ProviderNotice,
  ProviderTable,
  ProviderTimeLimits,
  ToolFacts,
  ToolGroupTable,
  ToolTable,
};
