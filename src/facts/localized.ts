import type {Locale} from '../config/locales';

/**
 * A text of the data, once per language.
 *
 * It may carry product tokens (`{product.folder}`), `code` in backticks,
 * `**labels**` of the interface and links to documents: `[checkpoints](/features/checkpoints.mdx#restore)`.
 */
export type Localized = Record<Locale, string>;

/** A text that is the same in every language: a name, an identifier. */
export const both = (text: string): Localized => ({en: text, 'pt-BR': text});
