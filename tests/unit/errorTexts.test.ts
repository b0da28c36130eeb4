import {describe, expect, it} from 'vitest';
import type {Locale} from '@site/src/config/locales';
import {messages, translatedMessages} from '../data/errorTexts';
import {pages} from '../support/places';

/** Words alone: punctuation and marks differ between a screen and a page. */
const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** All pages of a language as one text, front matter included. */
const textOf = (language: Locale): string =>
  pages
    .filter(({locale}) => locale === language)
    .map(({raw}) => words(raw))
    .join(' ');

describe('a message that a reader pastes', () => {
  const english = textOf('en');
  const portuguese = textOf('pt-BR');

  it.each([...messages, ...translatedMessages])('is on an English page: %s', (message) => {
    expect(english.includes(words(message))).toBe(true);
  });

  it.each(messages)('is on a Portuguese page: %s', (message) => {
    expect(portuguese.includes(words(message))).toBe(true);
  });
});
