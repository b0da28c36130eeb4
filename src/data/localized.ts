import {locales, type Locale} from '../config/locales';

/**
 * A text of the data, once per language.
 *
 * It may carry product tokens (`{product.folder}`), `code` in backticks,
 * `**labels**` of the interface and links to documents: `[checkpoints](/features/checkpoints.mdx#restore)`.
 */
export type Localized = Record<Locale, string>;

type TextFor<Languages extends readonly unknown[]> = {readonly [Place in keyof Languages]: string};

/** One text for each language, in the order of `locales`: a call that lacks one is a type error. */
export type TextsInOrder = TextFor<typeof locales>;

/** A text from what it is in each language. */
export const inOrder = (...texts: TextsInOrder): Localized =>
  Object.fromEntries(locales.map((locale, place) => [locale, texts[place]])) as Localized;

const isLocalized = (value: object): value is Localized =>
  locales.every((locale) => typeof (value as Partial<Localized>)[locale] === 'string');

/** Every localized text inside a value of the data. */
export function textsIn(value: unknown): Localized[] {
  if (value === null || typeof value !== 'object') {
    return [];
  }
  return isLocalized(value) ? [value] : Object.values(value).flatMap(textsIn);
}
