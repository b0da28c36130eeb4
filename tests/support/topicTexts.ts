/** What the texts of every topic of src/data must keep to. */
import {describe, expect, it} from 'vitest';
import {locales, type Locale} from '../../src/config/locales';
import {fillTokens, tokensFor} from '../../src/config/tokens';
import editorLabels from '../../src/data/labels/editor.json';
import extensionLabels from '../../src/data/labels/extension.json';
import platformLabels from '../../src/data/labels/platform.json';
import {textsIn, type Localized} from '../../src/data/localized';
import {splitMarks, textFaults} from './localizedTexts';

const labels: readonly Localized[] = [...extensionLabels, ...editorLabels, ...platformLabels];

const filled = (label: Localized, locale: Locale) => fillTokens(label[locale], tokensFor(locale), 'labels');

/** `label | rótulo` of every label of the interface. */
const labelPairs = new Set(labels.map((label) => locales.map((locale) => filled(label, locale)).join(' | ')));

const marksOf = (text: Localized, locale: Locale, isWanted: (kind: string) => boolean): string[] =>
  splitMarks(fillTokens(text[locale], tokensFor(locale), text.en)).flatMap(({kind, text: stretch}) =>
    isWanted(kind) ? [stretch] : [],
  );

/** The labels of the interface in a text: a path is one label after the other. */
const labelsOf = (text: Localized, locale: Locale): string[] =>
  marksOf(text, locale, (kind) => kind !== 'plain' && kind !== 'code').flatMap((shown) => shown.split(' → '));

/** Addresses that a text links to, in their order. That they lead somewhere is seen in the built site. */
const linksOf = (text: string): string[] => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url ?? '');

/** Adds the tests of a topic's texts. */
export function describeTexts(topic: string, data: unknown): void {
  const texts = textsIn(data);

  describe(`every text of ${topic}`, () => {
    it('is there in both languages, with its marks closed and its tokens known', () => {
      expect(texts.length).toBeGreaterThan(3);
      expect(texts.flatMap(textFaults)).toEqual([]);
      for (const text of texts) {
        for (const locale of locales) {
          expect(fillTokens(text[locale], tokensFor(locale), text.en)).not.toContain('{product.');
        }
      }
    });

    it('has the same code and the same links in both languages', () => {
      for (const text of texts) {
        expect(linksOf(text['pt-BR']).toSorted(), text.en).toEqual(linksOf(text.en).toSorted());
        const [english, portuguese] = locales.map((locale) =>
          marksOf(text, locale, (kind) => kind === 'code').toSorted(),
        );
        expect(portuguese, text.en).toEqual(english);
      }
    });

    it('shows labels as the interface of its language does', () => {
      for (const text of texts) {
        const portuguese = labelsOf(text, 'pt-BR');
        const pairs = labelsOf(text, 'en').map((label, index) => `${label} | ${portuguese[index]}`);
        expect(
          pairs.filter((pair) => !labelPairs.has(pair)),
          text.en,
        ).toEqual([]);
        expect(portuguese, text.en).toHaveLength(pairs.length);
      }
    });
  });
}
