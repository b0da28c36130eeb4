/** Reads the documents of a language, after the build, as the search sees them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {defaultLocale, docsFolder, type Locale} from '../../config/locales';
import {fillTokensDeep, tokensFor} from '../../config/tokens';
import type {Corpus, Page, Section} from '../engine/corpus';
import {readPage} from './readPage';

/** What of Docusaurus' data is read. */
type SiteProps = Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'plugins' | 'i18n'>;

/** The documents that readers can find, in the order of their addresses. */
function documentsOf({plugins}: SiteProps) {
  const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  const {loadedVersions} = (docs?.content ?? {loadedVersions: []}) as LoadedContent;
  return loadedVersions
    .flatMap((version) => version.docs)
    .filter(({unlisted}) => !unlisted)
    .sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
}

/**
 * The English title and label of a translated document: readers type the
 * English word for what they look for, too.
 *
 * @param source as Docusaurus names the file: `@site/i18n/…`
 */
async function englishTitle(siteDir: string, source: string, locale: Locale): Promise<string> {
  const translated = `@site/${docsFolder[locale]}/`;
  if (!source.startsWith(translated)) {
    return '';
  }
  const file = path.join(docsFolder[defaultLocale], source.slice(translated.length));
  const filePath = path.join(siteDir, file);
  const fileContent = readFileSync(filePath, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
  const {title = '', sidebar_label: label = ''} = fillTokensDeep(frontMatter, tokensFor(defaultLocale), file);
  return `${String(title)} ${String(label)}`;
}

/**
 * @returns the texts of a language
 * @throws Error when there is no document, or the page of one is not there or has no title
 */
export async function readSite(props: SiteProps): Promise<Corpus> {
  const {siteDir, outDir, baseUrl} = props;
  const locale = props.i18n.currentLocale as Locale;
  const pages: Page[] = [];
  const sections: Section[] = [];
  const texts: string[] = [];
  for (const {permalink: url, source} of documentsOf(props)) {
    const file = path.join(outDir, `${url.slice(baseUrl.length) || 'index'}.html`);
    const page = pages.length;
    const read = readPage(readFileSync(file, 'utf8'), file);
    const english = locale === defaultLocale ? '' : await englishTitle(siteDir, source, locale);
    pages.push({url, title: read.title, keywords: `${read.keywords} ${english}`});
    read.sections.forEach(({hash, heading, text}, number) => {
      sections.push({page, hash, heading});
      // The description says what the page is about: it leads its text, and its summary.
      texts.push(number === 0 ? `${read.description} ${text}`.trim() : text);
    });
  }
  if (pages.length === 0) {
    throw new Error(`There is no document in ${outDir}.`);
  }
  return {pages, sections, texts};
}
