/** Makes the plugin's index small: after the build, in Node. */
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {Locale} from '../config/locales';
import {decodeIndex, encodeIndex} from './engine/codec';
import {corpusOf, isPlainIndex, type Corpus} from './engine/corpus';
import {buildIndex} from './build/buildIndex';
import {synonymTable} from './build/synonyms';
import {sectionsByChunk} from './engine/searchIndex';

/** The plugin's file for the whole site. Those for its parts are not needed: one index serves them all. */
export const INDEX_FILE = 'search-index.json';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Replaces the plugin's index in a folder by a compact one and files of
 * the texts.
 *
 * @param outDir folder of a language, or of a version of the documents
 * @param locale its language
 * @param moreKeywords further words for a page by its address, indexed as its keywords are
 * @throws Error when the plugin's file is not what it was in the version this was written for, or
 *   does not survive the way there and back; the plugin's files are then still there
 */
export function compactIndex(
  outDir: string,
  locale: Locale,
  moreKeywords: (url: string) => string = () => '',
): void {
  const file = path.join(outDir, INDEX_FILE);
  const plain: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isPlainIndex(plain)) {
    throw new Error(`${file} is not the list of five kinds of documents that the plugin used to write`);
  }
  const corpus: Corpus = corpusOf(plain);
  if (corpus.pages.length === 0) {
    throw new Error(`${file} has no page`);
  }
  const pages = corpus.pages.map((page) => ({
    ...page,
    keywords: `${page.keywords} ${moreKeywords(page.url)}`,
  }));
  const built = buildIndex({...corpus, pages}, locale, synonymTable(locale));
  const chunks = sectionsByChunk(built.chunks).map((group) =>
    JSON.stringify(group.map((section) => corpus.texts[section])),
  );
  // Named by its content: a page of an older build never gets the texts of a newer one.
  const texts = `search-texts/${hashOf(chunks.join('\n'))}`;
  const index = {...built, texts};
  const compact = encodeIndex(index);
  if (!isDeepStrictEqual(decodeIndex(JSON.parse(compact)), index)) {
    throw new Error(`${file} is not the same after it was made compact and read again`);
  }
  mkdirSync(path.join(outDir, texts), {recursive: true});
  chunks.forEach((text, chunk) => writeFileSync(path.join(outDir, texts, `${chunk}.json`), text));
  writeFileSync(file, compact);
  for (const name of readdirSync(outDir)) {
    if (/^search-index-.*\.json$/.test(name)) {
      rmSync(path.join(outDir, name));
    }
  }
}
