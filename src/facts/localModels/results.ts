import type {Locale} from '../../config/locales';
import {fill, writeNumber} from '../../config/numbers';
import {memoryNeed, type LocalModel} from './memory';

/** What the fields of the calculator hold. */
export interface MemoryInput {
  model: LocalModel;
  /** Gigabytes of the program that runs the model. */
  overhead: number;
  /** Gigabytes of the card. */
  card: number;
}

/** What the calculator says, in the language of the page. */
export interface MemoryWords {
  fits: string;
  spills: string;
  /** How much context the card has room for. */
  context: string;
  /** The context that the extension needs has no room. */
  short: string;
  /** The file alone is too large. */
  none: string;
  /** The rest of the card, or what has no room on it. */
  free: string;
  spilled: string;
}

/** Gigabytes with one decimal, as the page writes them. */
export const gigabytes = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, {minimumFractionDigits: 0, maximumFractionDigits: 1}).format(value);

/** What the calculator shows for an input. */
export function memoryResults(
  {model, overhead, card}: MemoryInput,
  words: MemoryWords,
  least: number,
  locale: Locale,
): Record<string, string> {
  const need = memoryNeed(model, overhead, card);
  const size = (value: number) => gigabytes(value, locale);
  const fits = need.spilled === 0;
  const {longestContext} = need;
  const whole = Math.max(need.total, card);
  const rows = {
    file: need.file,
    cache: need.cache,
    overhead: need.overhead,
    rest: fits ? need.free : need.spilled,
  };
  return {
    verdict: fill(fits ? words.fits : words.spills, {
      total: size(need.total),
      card: size(card),
      free: size(need.free),
      spilled: size(need.spilled),
    }),
    context: fill(longestContext === 0 ? words.none : longestContext < least ? words.short : words.context, {
      tokens: writeNumber(longestContext, locale),
      least: writeNumber(least, locale),
    }),
    'name-rest': fits ? words.free : words.spilled,
    ...Object.fromEntries(
      Object.entries(rows).flatMap(([name, value]) => [
        [`size-${name}`, `${size(value)} GB`],
        [`bar-${name}`, String(whole === 0 ? 0 : value / whole)],
      ]),
    ),
  };
}
