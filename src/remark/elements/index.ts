import type {DrawnElement} from './defineElement';
import {Plot} from './plot';
import {ProviderFacts, ProviderTable} from './providers';
import {ToolFacts} from './tools';

/** Everything that src/remark/drawElements.ts draws, by the name that authors write in pages. */
export const dataElements: Readonly<Record<string, DrawnElement | undefined>> = {
  Plot,
  ProviderFacts,
  ProviderTable,
  ToolFacts,
};
