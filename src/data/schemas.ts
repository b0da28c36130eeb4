import * as z from 'zod';
import {defaultLocale, locales, type Locale} from '../config/locales';
import {fillTokens, tokensFor} from '../config/tokens';
import {defaultTimeout, modeGroups, slugPattern, timeoutRange, transports} from './fileRules';
import {loadData} from './load';
import {isLocalized} from './localized';

/** What may stand in a schema for a value, and in its texts. */
const rules: Readonly<Record<string, unknown>> = {
  '{transports}': transports,
  '{leastTimeout}': timeoutRange.least,
  '{mostTimeout}': timeoutRange.most,
  '{defaultTimeout}': defaultTimeout,
  '{modeGroups}': modeGroups,
  '{slugPattern}': slugPattern.source,
};

/** A part of a schema as it is in a language. */
const filled = (part: unknown, locale: Locale): unknown =>
  isLocalized(part)
    ? fillTokens(part[locale], tokensFor(locale), 'src/data/schemas').replace(/\{\w+\}/g, (rule) =>
        String(rules[rule] ?? rule),
      )
    : (rules[String(part)] ?? part);

/** What editors check `mcp.json` and files of modes by, in each language: texts, by their addresses below the site. */
export const schemaFiles: ReadonlyMap<string, string> = new Map(
  ['mcp', 'modes'].flatMap((name) => {
    const schema = loadData(`schemas/${name}`, z.record(z.string(), z.json()));
    return locales.map((locale) => [
      `schemas/${name}${locale === defaultLocale ? '' : `.${locale}`}.json`,
      `${JSON.stringify(schema, (_, part) => filled(part, locale), 2)}\n`,
    ]);
  }),
);
