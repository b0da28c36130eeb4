/** Every text of src/facts, in all languages: what the scripts of the pages are searched for. */
import {locales} from '../../src/config/locales';
import {fillTokens, tokensFor} from '../../src/config/tokens';
import * as autoApprove from '../../src/facts/autoApprove/data';
import * as catalog from '../../src/facts/metrics/catalog';
import * as maturity from '../../src/facts/metrics/maturity';
import * as score from '../../src/facts/metrics/score';
import * as modes from '../../src/facts/modes/data';
import * as errors from '../../src/facts/platform/errors';
import * as permissions from '../../src/facts/platform/permissions';
import * as retention from '../../src/facts/platform/retention';
import * as roles from '../../src/facts/platform/roles';
import * as providers from '../../src/facts/providers/data';
import * as tools from '../../src/facts/tools/data';
import type {Texts} from './chunks.mts';

const topics = {
  autoApprove,
  catalog,
  errors,
  maturity,
  modes,
  permissions,
  providers,
  retention,
  roles,
  score,
  tools,
};

/** The localized texts inside a value, tokens filled. */
function textsIn(value: unknown): Record<string, string>[] {
  if (value === null || typeof value !== 'object') {
    return [];
  }
  if (locales.every((locale) => locale in value)) {
    const text = value as Record<string, string>;
    return [
      Object.fromEntries(
        locales.map((locale) => [locale, fillTokens(text[locale] ?? '', tokensFor(locale), 'src/facts')]),
      ),
    ];
  }
  return Object.values(value).flatMap(textsIn);
}

export const factTexts: Texts = textsIn(topics);
