import {suchAs} from './likeness';
import {localeConfigs, type Locale} from './locales';
import {product as shipped, type Period, type Product, type Text} from './product';
import phrases from './texts/phrases.json';

/** `{product.name}`: one identifier behind `product.`, in braces. */
const TOKEN = /\{product\.([A-Za-z0-9_]*)\}/g;

/** `November 1, 2026`, or `November 2026` of a month; `1º de novembro de 2026` and `novembro de 2026` in Portuguese. */
export function writtenDate(date: string, locale: Locale): string {
  const isMonth = date.length === 'yyyy-mm'.length;
  const text = new Intl.DateTimeFormat(localeConfigs[locale].htmlLang, {
    ...(isMonth ? {year: 'numeric', month: 'long'} : {dateStyle: 'long'}),
    timeZone: 'UTC',
  }).format(new Date(isMonth ? `${date}-01T00:00:00Z` : `${date}T00:00:00Z`));
  // Portuguese has an ordinal number for the first day of a month, which `Intl` does not write.
  return locale === 'pt-BR' ? text.replace(/^1 /, '1º ') : text;
}

/** `6 months`, `6 meses`. */
function writtenPeriod(period: Period, locale: Locale): string {
  const [value, unit] = 'months' in period ? [period.months, 'month'] : [period.days, 'day'];
  return new Intl.NumberFormat(localeConfigs[locale].htmlLang, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(value);
}

/**
 * A text of the product file is itself, or that of the language. Amounts, dates, periods and the language that
 * prevails are written as the language does. What an owner decides with a yes or a no becomes a sentence.
 */
function wordsOf(locale: Locale, product: Product): Record<string, string> {
  const {htmlLang} = localeConfigs[locale];
  const {
    freeTierAmount,
    releaseDate,
    effectiveDate,
    telemetryDefault,
    prevailingLanguage,
    euRepresentative,
    gatewayStoresContent,
    gatewayRetention,
    arbitration,
    ...values
  } = product;
  const gatewayStorage = phrases.gatewayStorage[gatewayStoresContent ? 'stored' : 'passedOn'][locale];
  const texts = Object.entries(values).flatMap(([key, value]: [string, string | number | Text | Period]) => {
    if (typeof value === 'number') {
      // A hue is no word for a page.
      return [];
    }
    if (typeof value === 'string') {
      return [[key, value]];
    }
    return [[key, 'en' in value ? value[locale] : writtenPeriod(value, locale)]];
  });
  return {
    ...(Object.fromEntries(texts) as Record<string, string>),
    freeTierAmount: new Intl.NumberFormat(htmlLang, {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    }).format(freeTierAmount),
    releaseDate: writtenDate(releaseDate, locale),
    effectiveDate: writtenDate(effectiveDate, locale),
    telemetryDefault: phrases.telemetryDefault[telemetryDefault][locale],
    prevailingLanguage:
      new Intl.DisplayNames(htmlLang, {type: 'language'}).of(prevailingLanguage.slice(0, 2)) ?? '',
    euRepresentative:
      euRepresentative && phrases.euRepresentative[locale].replace('{name}', euRepresentative),
    gatewayRetention: writtenPeriod(gatewayRetention, locale),
    gatewayStorage: gatewayStorage.replace('{period}', writtenPeriod(gatewayRetention, locale)),
    arbitration: phrases.arbitration[arbitration ? 'possible' : 'none'][locale],
  };
}

/** Words of the shipped product, kept because every file needs them, and their formatters are slow to create. */
const shippedWords = new Map<Locale, Record<string, string>>();

/** The words a page may write as `{product.<key>}`, for one locale. */
export function tokensFor(locale: Locale, product: Product = shipped): Readonly<Record<string, string>> {
  if (product !== shipped) {
    return wordsOf(locale, product);
  }
  const words = shippedWords.get(locale) ?? wordsOf(locale, product);
  shippedWords.set(locale, words);
  return words;
}

/** A token that the product does not have. */
export class UnknownToken extends Error {
  constructor(
    readonly came: string,
    readonly allowed: string,
    readonly line: number,
    where: string,
  ) {
    super(`${where}:${line}: ${came}; ${allowed}`);
  }
}

/**
 * Fills the product tokens of a text. Pure: the same input gives the same output.
 *
 * @param text Markdown, or one front-matter value.
 * @param where The file, for the error message.
 * @param line The first line of the text there.
 * @throws UnknownToken with file, line and the allowed tokens that are most like it, or all.
 */
export function fillTokens(
  text: string,
  tokens: Readonly<Record<string, string>>,
  where: string,
  line = 1,
): string {
  return text.replace(TOKEN, (token, key: string, offset: number) => {
    const value = tokens[key];
    if (value === undefined) {
      const known = Object.keys(tokens);
      const near = suchAs(key, known, (name) => `{product.${name}}`) || `: ${known.join(', ')}`;
      throw new UnknownToken(
        `the unknown token ${token}`,
        `write one of src/config/product.ts${near}`,
        line + text.slice(0, offset).split('\n').length - 1,
        where,
      );
    }
    return value;
  });
}

/** `fillTokens` through every string of a front matter, nested lists and objects included. */
export function fillTokensDeep<T>(value: T, tokens: Readonly<Record<string, string>>, where: string): T {
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
