/** Reads a site from disk. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {compareTexts} from '../compareTexts.mts';
import {labels as siteLabels} from '../../src/data/labels/index.ts';
import {openFileCache} from '../../src/config/fileCache.ts';
import {docsFolder, locales, perLocale} from '../../src/config/locales.ts';
import {product as shipped, type Product} from '../../src/config/product.ts';
import {tokensFor} from '../../src/config/tokens.ts';
import {root as projectRoot} from '../prepare.mjs';
import {parsePage, type Source} from './parse.mts';
import {finding, type Finding} from './finding.mts';
import type {Label, Page, Site} from './types.mts';

export interface SiteOptions {
  /** Folder with `docs/` and `i18n/`. */
  root?: string;
  /** Every document that may exist; without it those that are there. */
  known?: readonly string[];
  product?: Product;
  labels?: readonly Label[];
  /** Whether pages that have not changed since the last run are taken from there. */
  cached?: boolean;
}

/** Files and folders below a folder, as paths with `/` in a stable order. */
function entriesBelow(folder: string): {below: string; isFile: boolean}[] {
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true})
        .map((entry) => ({
          below: path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
          isFile: entry.isFile(),
        }))
        .sort((a, b) => compareTexts(a.below, b.below))
    : [];
}

/** Ids of the pages below a folder. */
export const pageIds = (folder: string): string[] =>
  entriesBelow(folder)
    .filter(({below, isFile}) => isFile && below.endsWith('.mdx'))
    .map(({below}) => below.replace(/\.mdx$/, ''));

/** Findings for files and folders that look like a page and are none. */
function straysIn(root: string, folder: string): Finding[] {
  return entriesBelow(path.join(root, folder)).flatMap(({below, isFile}) => {
    const file = `${folder}/${below}`;
    const [, name = '', ending = ''] = /^(.*)\.(mdx?)$/i.exec(file) ?? [];
    if (isFile && ending !== '' && ending !== 'mdx') {
      return [finding(file, 1, `a page that ends in .${ending}`, `rename it to ${name}.mdx`)];
    }
    return !isFile && /\.mdx?$/.test(below)
      ? [finding(file, 1, 'a folder with the name of a page', 'rename it, without the ending')]
      : [];
  });
}

/** All code that parsing a page depends on, as a text: the checks, the build's elements and data, the packages. */
const parserText = (): string =>
  [
    'package-lock.json',
    ...['scripts/content', 'src/config', 'src/data', 'src/remark'].flatMap((folder) =>
      entriesBelow(path.join(projectRoot, folder))
        .filter(({isFile}) => isFile)
        .map(({below}) => `${folder}/${below}`),
    ),
  ]
    .map((file) => readFileSync(path.join(projectRoot, file), 'utf8'))
    .join('');

/**
 * The pages of some sources, kept from the last run where nothing has changed: a writer who checks one page again and
 * again waits for that page alone. To take all apart takes ten times as long as to check them.
 */
function cachedPages(sources: readonly Source[]): Page[] {
  const cache = openFileCache<Page>(path.join(projectRoot, '.cache/content/pages'), parserText);
  const pages = sources.map((source) => {
    const key = JSON.stringify(source);
    return cache.get(key) ?? cache.set(key, parsePage(source));
  });
  cache.save();
  return pages;
}

/** All pages of a site in all languages, taken apart, with what the checks compare them with. */
export function readSite({
  root = projectRoot,
  known,
  product = shipped,
  labels = siteLabels,
  cached = false,
}: SiteOptions = {}): Site {
  const tokens = perLocale((locale) => tokensFor(locale, product));
  const sources = locales.flatMap((locale) =>
    pageIds(path.join(root, docsFolder[locale])).map((id): Source => {
      const file = `${docsFolder[locale]}/${id}.mdx`;
      const raw = readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');
      return {id, locale, file, raw, tokens: tokens[locale]};
    }),
  );
  return {
    root,
    pages: cached ? cachedPages(sources) : sources.map(parsePage),
    strays: locales.flatMap((locale) => straysIn(root, docsFolder[locale])),
    known: known ?? [...new Set(sources.map(({id}) => id))],
    labels,
    product,
    tokens,
  };
}
