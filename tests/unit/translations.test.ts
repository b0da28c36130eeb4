import {describe, expect, it} from 'vitest';
import {ownMessages, readMessages, themeMessages, translated} from '../../scripts/author/messages';
import {navbar} from '../../src/config/navbar';
import {refuseBrokenJson} from '../../src/data/json';
import {emptyFolder} from '../support/folder';

const own = ownMessages();

/** The same in both languages: names, and a word that Portuguese has borrowed. */
const SAME = ['{minutes} min', 'macOS:', 'Offline', 'Visual Studio Marketplace', 'Open VSX'];

/** `{query}`, `{count}`: what a text leaves to be filled in, in any order. */
const gaps = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

describe('the interface in Portuguese', () => {
  it('has a text for each of ours: Docusaurus would show the English one and say nothing', () => {
    expect(Object.keys(own).length).toBeGreaterThan(50);
    expect(Object.keys(own).filter((id) => !translated[id] && !themeMessages['pt-BR'][id])).toEqual([]);
    const labels = navbar?.items?.flatMap(({label}) => (label ? [`item.label.${label}`] : []));
    expect(Object.keys(readMessages('i18n/pt-BR/docusaurus-theme-classic/navbar.json'))).toEqual(labels);
  });

  it('has no text that nothing shows', () => {
    expect(
      Object.keys(translated).filter((id) => own[id] === undefined && themeMessages.en[id] === undefined),
    ).toEqual([]);
  });

  it.each(Object.entries(translated))('says %s in Portuguese, with the same gaps', (id, portuguese) => {
    const english = own[id] ?? themeMessages.en[id] ?? '';
    expect(gaps(portuguese)).toEqual(gaps(english));
    if (!SAME.includes(portuguese)) {
      expect(portuguese).not.toBe(english);
    }
  });

  it.each(['navbar', 'footer'])('says what is in the %s in Portuguese', (part) => {
    const messages = Object.entries(readMessages(`i18n/pt-BR/docusaurus-theme-classic/${part}.json`));
    expect(messages.length).toBeGreaterThan(0);
    const english = messages.filter(([id, text]) => id.endsWith(`.${text}`) && !SAME.includes(text));
    expect(english).toEqual([]);
  });

  // The second site, on which the browser suite sees these, is in English alone.
  it.each([
    ['theme.ErrorPageContent.title', 'Esta página deu erro.'],
    ['theme.ErrorPageContent.tryAgain', 'Tente novamente'],
    ['theme.colorToggle.ariaLabel.mode.system', 'modo do sistema'],
    ['theme.colorToggle.ariaLabel.mode.light', 'modo claro'],
    ['theme.colorToggle.ariaLabel.mode.dark', 'modo escuro'],
    ['theme.AnnouncementBar.closeButtonAriaLabel', 'Fechar'],
  ])('says %s as the specification does', (id, text) => {
    expect(translated[id] ?? themeMessages['pt-BR'][id]).toBe(text);
  });
});

it('the search says in English what the specification does', () => {
  expect(own).toMatchObject({
    'theme.SearchBar.noResultsText': 'No results',
    'theme.SearchBar.seeAll': 'See all results',
    'theme.SearchBar.searchInContext': 'See all results within {context}',
    'theme.SearchBar.seeAllOutsideContext': 'See all results outside {context}',
  });
});

const folder = emptyFolder();

it.each([
  ['{\n  "a": "b",\n}\n', '2: JSON does not support trailing commas'],
  ['{"a": x"b"}', '1: Unexpected "x" in JSON'],
])('%j is named with file and line', (text, fault) => {
  folder.write('src/data/labels/good.json', '[]');
  folder.write('i18n/pt-BR/code.json', text);
  expect(() => refuseBrokenJson(folder.root)).toThrow(new Error(`i18n/pt-BR/code.json:${fault}`));
});
