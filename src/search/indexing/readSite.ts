/** Makes the corpus of a language from its built pages. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import type {Props} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {defaultLocale, docsFolder, type Locale} from '../../config/locales';
import {splitFrontMatter} from '../../config/sourceHash';
import {fillTokensDeep, tokensFor} from '../../config/tokens';
import {whatsNewRoute} from '../../config/whatsNew';
import type {Corpus, Message, Page, Section} from '../engine/corpus';
import type {Entry} from '../engine/entries';
import {fixedPart, frames, isSeveralWords} from '../messages/match';
import {readQuestions} from '../questions';
import {readEntries, type Row} from './readEntries';
import {readPage, type PageTexts, type Pointer} from './readPage';

/** The texts of a built page that go into the index. */
interface BuiltTexts {
  readonly page: PageTexts;
  readonly rows: readonly Row[];
}

/** The texts of each page, or the error of reading it, by the path of its file. */
export type SiteTexts = ReadonlyMap<string, BuiltTexts | Error>;

/** Reads a built page. It changes the document: nothing may read that afterwards. */
export function readTexts($: CheerioAPI, file: string): BuiltTexts | Error {
  try {
    return {rows: readEntries($), page: readPage($, file)};
  } catch (error) {
    return error as Error;
  }
}

/** The properties of Docusaurus' `postBuild` that are read. */
type SiteProps = Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'plugins' | 'i18n'>;

/** A page that readers can find: its address, the path of its questions, and its English title. */
interface Found {
  readonly url: string;
  readonly id: string;
  readonly english: string;
}

/** The documents that readers can find, in no order. */
function documentsOf({siteDir, plugins, i18n}: SiteProps): Found[] {
  const locale = i18n.currentLocale as Locale;
  const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  const {loadedVersions} = (docs?.content ?? {loadedVersions: []}) as LoadedContent;
  return loadedVersions
    .flatMap((version) => version.docs)
    .filter(({unlisted}) => !unlisted)
    .map(({permalink: url, source}) => {
      // Docusaurus names a file `@site/docs/…`.
      const file = source.replace('@site/', '');
      const english = locale === defaultLocale ? '' : englishTitle(siteDir, file, locale);
      return {url, id: idOf(file, locale), english};
    });
}

/** The front matter of a file below the site's folder, tokens filled. */
const frontMatterOf = (siteDir: string, file: string, locale: Locale): Record<string, unknown> =>
  fillTokensDeep(
    splitFrontMatter(readFileSync(path.join(siteDir, file), 'utf8')).frontMatter,
    tokensFor(locale),
    file,
  );

/**
 * The English title and label of a translated document: readers type the
 * English word for what they look for, too.
 *
 * @param file path of the translation, below the site's folder
 */
function englishTitle(siteDir: string, file: string, locale: Locale): string {
  const translated = `${docsFolder[locale]}/`;
  if (!file.startsWith(translated)) {
    return '';
  }
  const english = path.join(docsFolder[defaultLocale], file.slice(translated.length));
  const {title = '', sidebar_label: label = ''} = frontMatterOf(siteDir, english, defaultLocale);
  return `${String(title)} ${String(label)}`;
}

/** The path of a document below the folder of its language, without the extension. */
const idOf = (sourceFile: string, locale: Locale): string =>
  path.relative(docsFolder[locale], sourceFile).replace(/\.mdx?$/, '');

const isMessage = ({kind}: Entry): boolean => kind === 'message';

/** Wordings as questions of their section: a message that is typed without signs of programs does not look pasted. */
const typedAs = (wordings: readonly string[]): readonly string[] =>
  wordings.map(fixedPart).filter(isSeveralWords);

/** Entries without copies: a row that several pages show is that of the page with the most, the full list. */
function withoutCopies(entries: readonly Entry[]): readonly Entry[] {
  const sizes = new Map<string, number>();
  entries.forEach(({url}) => sizes.set(url, (sizes.get(url) ?? 0) + 1));
  const best = new Map<string, Entry>();
  for (const entry of entries) {
    const key = `${entry.kind} ${entry.label}`;
    const other = best.get(key);
    if (!other || (sizes.get(entry.url) ?? 0) > (sizes.get(other.url) ?? 0)) {
      best.set(key, entry);
    }
  }
  return [...best.values()];
}

/**
 * Makes the corpus of a language: pages, sections, questions, messages and entries.
 * @param texts texts of all pages, read as each was finished
 * @throws Error when there is no document, or the page of one is not there or has no title
 */
export async function readSite(props: SiteProps, texts: SiteTexts): Promise<Corpus> {
  const {siteDir, outDir, baseUrl} = props;
  const locale = props.i18n.currentLocale as Locale;
  const pages: Page[] = [];
  const sections: Section[] = [];
  const sectionTexts: string[] = [];
  const questions: string[][] = [];
  const messages: Message[] = [];
  const pointers: (Pointer & {readonly url: string})[] = [];
  const entries: Entry[] = [];
  const fileOf = (url: string) => path.join(outDir, `${url.slice(baseUrl.length) || 'index'}.html`);
  // The page of news is no document, but readers look for it; its address is its English name.
  const whatsNew = {url: baseUrl + whatsNewRoute, id: whatsNewRoute, english: whatsNewRoute};
  const all = [...documentsOf(props), ...(texts.has(fileOf(whatsNew.url)) ? [whatsNew] : [])];
  // Pages are numbered in the order of their addresses.
  for (const {url, id, english} of all.sort((a, b) => (a.url < b.url ? -1 : 1))) {
    const file = fileOf(url);
    const page = pages.length;
    const found = texts.get(file) ?? new Error(`${file} was not read.`);
    if (found instanceof Error) {
      throw found;
    }
    const {page: read, rows: own} = found;
    const pointing = new Set(read.pointers.map(({hash}) => hash));
    entries.push(
      ...own.filter(({hash}) => !pointing.has(hash)).map((row) => ({...row, url, title: read.title})),
    );
    pointers.push(...read.pointers.map((pointer) => ({...pointer, url})));
    const asked = fillTokensDeep(readQuestions(siteDir, locale, id), tokensFor(locale), url);
    pages.push({url, title: read.title, keywords: `${read.keywords} ${english}`});
    read.sections.forEach(({hash, heading, text, messages: explained}, number) => {
      const isFrame = frames.includes(hash.slice(1));
      messages.push(...explained.map((wordings) => ({section: sections.length, wordings, isFrame})));
      sections.push({page, hash, heading});
      // The description says what the page is about: it begins the text, and so the summary.
      sectionTexts.push(number === 0 ? `${read.description} ${text}`.trim() : text);
      questions.push([...(asked[hash.slice(1) || 'top'] ?? []), ...typedAs(explained.flat())]);
    });
  }
  if (pages.length === 0) {
    throw new Error(`There is no document in ${outDir}.`);
  }
  const sectionAt = new Map(sections.map(({page, hash}, section) => [`${pages[page]?.url}${hash}`, section]));
  for (const {url, href, wordings} of pointers) {
    const {pathname, hash} = new URL(href, `https://site${url}`);
    // A link to a row that is no section leads to the page.
    const section = sectionAt.get(pathname + hash) ?? sectionAt.get(pathname);
    if (section === undefined) {
      throw new Error(`A row of ${url} leads to ${href}, and the search has no such page.`);
    }
    messages.push({section, wordings, isFrame: false});
    questions[section]?.push(...typedAs(wordings));
  }
  const rows = withoutCopies(entries);
  const rowAt = new Map(rows.filter(isMessage).map((row) => [row.url + row.hash, row]));
  return {
    pages,
    sections,
    texts: sectionTexts,
    questions,
    messages: messages.map((message) => {
      const {page = 0, hash = ''} = sections[message.section] ?? {};
      const row = rowAt.get(`${pages[page]?.url}${hash}`);
      return row ? {...message, row: {label: row.label, detail: row.detail}} : message;
    }),
    entries: rows.filter((row) => !isMessage(row)),
  };
}
