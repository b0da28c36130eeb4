import type {Locale} from '../../src/config/locales';
import {baseOf, urlOf} from './fixtures';

/** A document of each kind (contributing/page.md): the one with the most in it. */
export const kinds = {
  landing: 'index',
  'how-to': 'getting-started/installing',
  tutorial: 'getting-started/your-first-task',
  concept: 'basic-usage/how-tools-work',
  feature: 'features/checkpoints',
  tool: 'features/tools/apply-diff',
  provider: 'providers/openai-compatible',
  troubleshooting: 'troubleshooting/limit-rate-exceeded',
  metric: 'metrics/score',
  platform: 'platform/requirements',
  reference: 'troubleshooting/introduction',
  legal: 'terms-and-conditions/privacy-policy',
} as const;

/** The twelve, and the two pages that are no documents, by the names that tests give them. */
export const pagesOfKinds = (locale: Locale): {kind: string; url: string}[] => [
  ...Object.entries(kinds).map(([kind, id]) => ({kind, url: urlOf(id, locale)})),
  {kind: 'search', url: `${baseOf(locale)}search`},
  {kind: 'not-found', url: `${baseOf(locale)}404`},
];
