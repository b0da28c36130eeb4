import type {Locale} from './locales';

/**
 * Reads a number as people write it in either language: `1,234.5`, `1.234,5`, `1 234,5`, `−3`.
 * The language decides where both marks could be meant: `1,500` is 1500 in English and 1.5 in Portuguese.
 *
 * @param isWhole of a whole number both marks part thousands: `1,500` and `1.500` are 1500 in both
 * @returns undefined for what is no number
 */
export function readNumber(text: string, locale: Locale, isWhole = false): number | undefined {
  const plain = text.replace(/[\s_]/g, '').replace('−', '-');
  if (isWhole && /^-?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(plain)) {
    return Number(plain.replace(/[.,]/g, ''));
  }
  const [mark, other] = writeNumber(0.5, locale).includes('.') ? ['.', ','] : [',', '.'];
  const grouped = new RegExp(`^-?[1-9]\\d{0,2}(?:\\${other}\\d{3})+(?:\\${mark}\\d+)?$`);
  const number = grouped.test(plain)
    ? plain.replaceAll(other, '').replace(mark, '.')
    : // One mark alone parts the decimals, whichever it is.
      plain.replace(/^(-?)([.,])/, '$10$2').replace(',', '.');
  return /^-?\d+\.?\d*$/.test(number) ? Number(number) : undefined;
}

/** Writes a number as in the page's language, with as many decimals as it has, at most `digits`. */
export function writeNumber(value: number, locale: Locale, digits = 6): string {
  return new Intl.NumberFormat(locale, {maximumFractionDigits: digits}).format(value).replace('-', '−');
}

/** Fills the `{name}` places of a text; one without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
