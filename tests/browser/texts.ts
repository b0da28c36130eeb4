/** The texts of the interface in both languages, as the site has them. */
import {ownMessages, themeMessages, translated} from '../../scripts/author/messages';
import type {Locale} from '../../src/config/locales';

/** All of them, by id. */
export const messages: Record<Locale, Readonly<Record<string, string>>> = {
  en: {...themeMessages.en, ...ownMessages()},
  'pt-BR': {...themeMessages['pt-BR'], ...translated},
};

/** The text with an id, its `{places}` filled. @throws Error for an id that no text has */
export function text(locale: Locale, id: string, values: Record<string, string> = {}): string {
  const message = messages[locale][id];
  if (message === undefined) {
    throw new Error(`No text of the interface has the id ${id} (${locale}).`);
  }
  return message.replace(/\{(\w+)\}/g, (token, key: string) => values[key] ?? token);
}

/** The texts with these ids, under names for a test. */
export const textsOf = <K extends string>(locale: Locale, ids: Record<K, string>): Record<K, string> =>
  Object.fromEntries(Object.entries<string>(ids).map(([name, id]) => [name, text(locale, id)])) as Record<
    K,
    string
  >;
