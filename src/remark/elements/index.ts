import type {DrawnElement} from './defineElement';
import {Plot} from './plot';
import {
  ProviderCosts,
  ProviderFacts,
  ProviderKeys,
  ProviderKinds,
  ProviderNotice,
  ProviderTable,
  ProviderTimeLimits,
} from './providers';
import {ToolFacts, ToolGroupTable, ToolTable} from './tools';

/** Everything that src/remark/drawElements.ts draws, by the name that authors write in pages. */
export const dataElements: Readonly<Record<string, DrawnElement | undefined>> = {
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
