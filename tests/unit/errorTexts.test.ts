import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {docsFolder, type Locale} from '@site/src/config/locales';
import {messages, translatedMessages} from '../data/errorTexts';

const root = path.resolve(import.meta.dirname, '../..');

/** Words alone: punctuation and marks differ between a screen and a page. */
const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** All pages of a language as one text, front matter included. */
function pages(locale: Locale): string {
  const folder = path.join(root, docsFolder[locale]);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => words(readFileSync(path.join(folder, name), 'utf8')))
    .join(' ');
}

describe('a message that a reader pastes', () => {
  const english = pages('en');
  const portuguese = pages('pt-BR');

  it.each([...messages, ...translatedMessages])('is on an English page: %s', (message) => {
    expect(english.includes(words(message))).toBe(true);
  });

  it.each(messages)('is on a Portuguese page: %s', (message) => {
    expect(portuguese.includes(words(message))).toBe(true);
  });
});
