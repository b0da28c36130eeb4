/** The labels of the interfaces that the pages speak of, in both languages. */
import {locales, otherLocale, perLocale, type Locale} from '../../config/locales';
import {escapePattern} from '../../config/patterns';
import {fillTokens, tokensFor} from '../../config/tokens';
import type {Localized} from '../localized';
import editor from './editor.json';
import extension from './extension.json';
import platform from './platform.json';

/** Every label: of the extension, of VS Code and vendors, of the platform. */
export const labels: readonly Localized[] = [...extension, ...editor, ...platform];

/** Between the steps of a path: `Settings → Providers`. */
const separator = ' → ';

/** `{{name}}` and `{n}`: what the interface fills in. */
const placeholder = /\{\{\w+\}\}|\{n\}/g;

/** A row whose text has places that the interface fills. */
interface Pattern {
  row: number;
  pattern: RegExp;
  /** Its places, in their order. */
  places: readonly string[];
}

/** Finds labels in lists, whichever language they are in. */
export interface LabelIndex {
  /** Every label of a language. */
  all: (locale: Locale) => string[];
  /** Numbers of the rows in which a label stands, with its places filled, or left out. */
  rows: (text: string, locale: Locale) => ReadonlySet<number>;
  /** The steps of a path; a label may contain the arrow itself. */
  steps: (text: string, locale: Locale) => string[];
  /**
   * The same label or path as the other language's interface has it.
   *
   * Where the lists leave a choice, or the label has places to fill, the
   * labels of the page in the other language decide.
   *
   * @param translated labels and paths of the page in the other language
   * @returns undefined for a label that no list has, and where a choice is left
   */
  other: (text: string, locale: Locale, translated: readonly string[]) => string | undefined;
}

/** The text of a label with its places filled, in the order of each place's values. */
function fill(text: string, places: readonly string[], values: readonly string[]): string {
  const left = places.map((place, index) => ({place, value: values[index] ?? ''}));
  return text
    .replace(placeholder, (wanted) => {
      const index = left.findIndex(({place}) => place === wanted);
      return left.splice(index, 1)[0]?.value ?? '';
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Reads lists of labels.
 *
 * @param tokens values of the product tokens in them, per language
 */
export function labelIndex(
  lists: readonly Localized[],
  tokens: Readonly<Record<Locale, Record<string, string>>>,
): LabelIndex {
  const texts = lists.map((label): Localized =>
    perLocale((locale) => fillTokens(label[locale], tokens[locale], 'src/data/labels')),
  );
  const exact = perLocale(() => new Map<string, number[]>());
  const patterns = perLocale((): Pattern[] => []);
  texts.forEach((label, row) => {
    for (const locale of locales) {
      const text = label[locale];
      const places = text.match(placeholder) ?? [];
      if (places.length > 0) {
        const parts = text.split(new RegExp(`\\s*(?:${placeholder.source})\\s*`)).map(escapePattern);
        patterns[locale].push({row, places, pattern: new RegExp(`^${parts.join('( ?.+ ?| ?)')}$`)});
      } else {
        exact[locale].set(text, [...(exact[locale].get(text) ?? []), row]);
      }
    }
  });

  // A label as it stands in a list is not another one with its places filled.
  const rows: LabelIndex['rows'] = (text, locale) =>
    new Set(
      exact[locale].get(text) ??
        patterns[locale].filter(({pattern}) => pattern.test(text)).map(({row}) => row),
    );
  const steps: LabelIndex['steps'] = (text, locale) =>
    rows(text, locale).size > 0 ? [text] : text.split(separator);

  /** The labels that the lists have in the other language for a label. */
  const listed = (text: string, locale: Locale, other: Locale): string[] =>
    exact[locale].get(text)?.map((row) => texts[row]?.[other] ?? '') ??
    patterns[locale].flatMap(({row, places, pattern}) => {
      const values = pattern.exec(text)?.slice(1);
      return values
        ? [
            fill(
              texts[row]?.[other] ?? '',
              places,
              values.map((value) => value.trim()),
            ),
          ]
        : [];
    });

  const other: LabelIndex['other'] = (text, locale, translated) => {
    const theirs = otherLocale(locale);
    const translatedSteps = translated.flatMap((path) => steps(path, theirs));
    const found = steps(text, locale).map((step) => {
      const mine = rows(step, locale);
      const onTranslation = translatedSteps.filter((path) =>
        [...rows(path, theirs)].some((row) => mine.has(row)),
      );
      const [only, second] = new Set(
        new Set(onTranslation).size === 1 ? onTranslation : listed(step, locale, theirs),
      );
      return second === undefined ? only : undefined;
    });
    return found.includes(undefined) ? undefined : found.join(separator);
  };

  return {all: (locale) => texts.map((label) => label[locale]), rows, steps, other};
}

/** The labels of the site, with the names of its product. */
export const siteLabels: LabelIndex = labelIndex(
  labels,
  perLocale((locale) => tokensFor(locale)),
);
