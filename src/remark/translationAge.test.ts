import remarkFrontmatter from 'remark-frontmatter';
import {expect, it} from 'vitest';
import {renderedAfter} from '../../tests/support/render';
import {emptyFolder} from '../../tests/support/folder';
import {docsFolder, locales, type Locale} from '../config/locales';
import {baseOf} from '../config/siteAddress';
import {sourceHash} from '../config/sourceHash';
import translationAge from './translationAge';

const folder = emptyFolder();

const english = '---\ntitle: Modes\n---\n\nText.\n';
const portuguese = (source = '') => `---\ntitle: Modos\n${source}---\n\nTexto.\n`;
const older = portuguese("source: '0000000000'\n");

/** A page rendered, after both languages of it were written. */
function rendered(text: string, locale: Locale = 'pt-BR') {
  const texts = {en: english, 'pt-BR': text};
  const fileOf = (language: Locale) => `${docsFolder[language]}/features/modes.mdx`;
  locales.forEach((language) => folder.write(fileOf(language), texts[language]));
  return renderedAfter(texts[locale], [remarkFrontmatter, translationAge], folder.inside(fileOf(locale)));
}

it('says above an older translation that the English page has changed, and leads there', () => {
  const $ = rendered(older);
  expect($('aside').text()).toContain('mudou');
  expect($('aside a').attr('href')).toBe(`${baseOf('en')}features/modes`);
  expect($('aside').attr('data-search-ignore')).toBe('');
  expect($('aside').next().text()).toBe('Texto.');
});

it('says nothing of one that is up to date, of one that records nothing, and in English', () => {
  expect(rendered(portuguese(`source: '${sourceHash(english)}'\n`))('aside')).toHaveLength(0);
  expect(rendered(portuguese())('aside')).toHaveLength(0);
  expect(rendered(older, 'en')('aside')).toHaveLength(0);
});
