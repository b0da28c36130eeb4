import type {Locale} from '../../config/locales';

/** Numbers and dates as the pages write them: `9,600` and `9.600`, `30.0%` and `30,0%`. */
export interface Format {
  number: (value: number, digits?: number) => string;
  /** A number with as few decimals as it needs, at most two: `0.25`, `7.5`, `720`. */
  short: (value: number) => string;
  /** A rate on 0 to 100. */
  percent: (value: number, digits?: number) => string;
  /** `August 30, 2026`, `30 de agosto de 2026`. */
  date: (day: string) => string;
  /** `Aug 30`, `30/08`: for the axis of a plot. */
  shortDate: (day: string) => string;
}

const minus = (text: string): string => text.replace('-', '−');

/** The writer of numbers and dates in a language. Rounds half away from zero. */
export function formatIn(locale: Locale): Format {
  const written = (value: number, least: number, most: number) =>
    minus(
      new Intl.NumberFormat(locale, {minimumFractionDigits: least, maximumFractionDigits: most}).format(
        value,
      ),
    );
  const number = (value: number, digits = 0) => written(value, digits, digits);
  const dated = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, {timeZone: 'UTC', ...options});
    return (day: string) => format.format(new Date(day));
  };
  return {
    number,
    short: (value) => written(value, 0, 2),
    percent: (value, digits = 1) => `${number(value, digits)}%`,
    date: dated({day: 'numeric', month: 'long', year: 'numeric'}),
    shortDate: dated(locale === 'en' ? {day: 'numeric', month: 'short'} : {day: '2-digit', month: '2-digit'}),
  };
}
