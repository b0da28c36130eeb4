import {locales, type Locale} from '../config/locales';

/**
 * A text of the data, once per language.
 *
 * It may carry product tokens (`{product.folder}`), `code` in backticks,
 * `**labels**` of the interface and links to documents: `[checkpoints](/features/checkpoints.mdx#restore)`.
 */
export type Localized = Record<Locale, string>;

export const isLocalized = (value: unknown): value is Localized =>
  locales.every((locale) => typeof (value as Partial<Localized> | null)?.[locale] === 'string');

/** Every localized text inside a value of the data. */
export function textsIn(value: unknown): Localized[] {
  if (value === null || typeof value !== 'object') {
    return [];
  }
  return isLocalized(value) ? [value] : Object.values(value).flatMap(textsIn);
}
