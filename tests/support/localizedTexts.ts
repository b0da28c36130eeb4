/** What the tests of the data ask of its texts. */
import {splitMarks} from '../../src/components/RichText/marks';
import {locales} from '../../src/config/locales';
import type {Localized} from '../../src/facts/localized';

/** The values that occur more than once. */
export function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** What keeps a text from being one in both languages. */
export function textFaults(text: Localized): string[] {
  return locales.flatMap((locale) => {
    const value = text[locale];
    const faults: string[] = [];
    if (value.trim() === '' || value.trim() !== value) {
      faults.push(`${locale}: "${value}" is empty or has spaces round it`);
    }
    if (splitMarks(value).some(({kind, text: stretch}) => kind === 'plain' && /`|\*\*/.test(stretch))) {
      faults.push(`${locale}: "${value}" has a mark that is not closed`);
    }
    return faults;
  });
}

/** Every localized text inside a value of the data. */
export function textsIn(value: unknown): Localized[] {
  if (value === null || typeof value !== 'object') {
    return [];
  }
  if ('en' in value && 'pt-BR' in value) {
    return [value as Localized];
  }
  return Object.values(value).flatMap(textsIn);
}
