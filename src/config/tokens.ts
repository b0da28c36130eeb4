import {product as shipped, type Product} from './product';
import type {Locale} from './locales';

/** `{product.name}`: one identifier behind `product.`, in braces. */
const TOKEN = /\{product\.([A-Za-z0-9_]*)\}/g;

/**
 * The words a page may write as `{product.<key>}`, for one locale.
 * Amounts and dates are the only ones that differ between locales.
 */
export function tokensFor(locale: Locale, product: Product = shipped): Record<string, string> {
  const htmlLang = locale === 'pt-BR' ? 'pt-BR' : 'en-US';
  const {freeTierAmount, effectiveDate, ...texts} = product;
  return {
    ...texts,
    freeTierAmount: new Intl.NumberFormat(htmlLang, {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    }).format(freeTierAmount),
    effectiveDate: new Intl.DateTimeFormat(htmlLang, {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(new Date(`${effectiveDate}T00:00:00Z`)),
  };
}

/**
 * Fills the product tokens of a text. Pure: the same input gives the same output.
 *
 * @param text Markdown, or one front-matter value.
 * @param where The file, for the error message.
 * @throws Error that names the unknown token, the allowed ones, the file and the line.
 */
export function fillTokens(text: string, tokens: Record<string, string>, where: string): string {
  return text.replace(TOKEN, (token, key: string, offset: number) => {
    const value = tokens[key];
    if (value === undefined) {
      const line = text.slice(0, offset).split('\n').length;
      throw new Error(
        `Unknown token ${token} in ${where}, line ${line}. Allowed: ${Object.keys(tokens)
          .map((name) => `{product.${name}}`)
          .join(', ')}`,
      );
    }
    return value;
  });
}

/** `fillTokens` through every string of a front matter, nested lists and objects included. */
export function fillTokensDeep<T>(value: T, tokens: Record<string, string>, where: string): T {
  const fill = (item: unknown): unknown => {
    if (typeof item === 'string') {
      return fillTokens(item, tokens, where);
    }
    if (Array.isArray(item)) {
      return item.map(fill);
    }
    if (item !== null && typeof item === 'object' && !(item instanceof Date)) {
      return Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, fill(inner)]));
    }
    return item;
  };
  return fill(value) as T;
}
