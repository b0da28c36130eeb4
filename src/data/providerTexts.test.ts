/** What every text of the facts about providers must keep to, in both languages. */
import type {PhrasingContent} from 'mdast';
import {expect, it} from 'vitest';
import {locales, perLocale, type Locale} from '../config/locales';
import {phrases, localeContext} from '../remark/nodes';
import editorLabels from './labels/editor.json';
import extensionLabels from './labels/extension.json';
import platformLabels from './labels/platform.json';
import {textsIn, type Localized} from './localized';
import * as facts from './providers';

const texts = textsIn(facts);

const say = perLocale(localeContext);
const filled = (text: Localized, locale: Locale): string => say[locale].text(text);

/** The stretches of a text that are drawn in one way; a link is its words. */
function stretchesOf(text: string, kind: 'plain' | 'code' | 'label'): string[] {
  const stretches = (phrase: PhrasingContent): string[] => {
    switch (phrase.type) {
      case 'text':
        return kind === 'plain' ? [phrase.value] : [];
      case 'inlineCode':
        return kind === 'code' ? [phrase.value] : [];
      case 'link':
        return phrase.children.flatMap(stretches);
      case 'mdxJsxTextElement': {
        const words = phrase.children.map((child) => ('value' in child ? child.value : ''));
        return kind === 'label' ? [words.join('')] : [];
      }
      default:
        throw new Error(`"${text}" of src/data has a ${phrase.type}: neither code, a label nor a link.`);
    }
  };
  return phrases(text).flatMap(stretches);
}

/** `label | rótulo` of every label of the interface. */
const labelPairs = new Set(
  [...extensionLabels, ...editorLabels, ...platformLabels].map((label) =>
    locales.map((locale) => filled(label, locale)).join(' | '),
  ),
);

/** The labels of the interface in a text: a path is one label after the other. */
const labelsOf = (text: Localized, locale: Locale): string[] =>
  stretchesOf(filled(text, locale), 'label').flatMap((shown) => shown.split(' → '));

/** Addresses that a text links to. That they lead somewhere is seen in the built site. */
const linksOf = (text: string): string[] =>
  Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, url]) => url ?? '').toSorted();

it.each(locales)('is there in %s, with its marks closed and its tokens known', (locale) => {
  expect(texts.length).toBeGreaterThan(3);
  const faulty = texts
    .map((text) => filled(text, locale))
    .filter(
      (text) =>
        text === '' ||
        text.trim() !== text ||
        stretchesOf(text, 'plain').some((stretch) => /`|\*\*/.test(stretch)),
    );
  expect(faulty).toEqual([]);
});

it.each(texts)('has the same code and the same links in both languages: $en', (text) => {
  const codeOf = (locale: Locale) => stretchesOf(filled(text, locale), 'code').toSorted();
  expect(codeOf('pt-BR')).toEqual(codeOf('en'));
  expect(linksOf(text['pt-BR'])).toEqual(linksOf(text.en));
});

it.each(texts)('shows labels as the interface of its language does: $en', (text) => {
  const portuguese = labelsOf(text, 'pt-BR');
  const pairs = labelsOf(text, 'en').map((label, index) => `${label} | ${portuguese[index]}`);
  expect(pairs.filter((pair) => !labelPairs.has(pair))).toEqual([]);
  expect(portuguese).toHaveLength(pairs.length);
});
