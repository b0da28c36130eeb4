import type {RenderedElement} from './defineElement';
import {Plot} from './plot';
import {ProviderFacts, ProviderTable} from './providers';
import {ToolFacts} from './tools';

/** Everything that src/remark/renderElements.ts renders, by the name that authors write in pages. */
export const dataElements: Readonly<Record<string, RenderedElement | undefined>> = {
  Plot,
  ProviderFacts,
  ProviderTable,
  ToolFacts,
};
