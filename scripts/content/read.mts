/**
 * Reads a site from disk: the only part of the content checks that does.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {authorComponentNames} from '../../src/markdown/authorComponents.ts';
import {labels as siteLabels} from '../../src/facts/labels/labels.ts';
import {docsFolder, locales, perLocale} from '../../src/config/locales.ts';
import {product as shipped, type Product} from '../../src/config/product.ts';
import {tokensFor} from '../../src/config/tokens.ts';
import {openCache, type PageCache} from './cache.mts';
import {parsePage} from './parse.mts';
import type {Label, Site} from './types.mts';

/** Folder of the project. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

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

/** Pages below a folder, as ids in a stable order. */
function idsBelow(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => file.replace(/\.mdx?$/, ''))
        .sort()
    : [];
}

/** What decides how a page is taken apart, besides its source: the parser, and the packages it uses. */
const parserText = (): string =>
  ['scripts/content/parse.mts', 'src/markdown/literals.ts', 'src/config/tokens.ts', 'package-lock.json']
    .map((file) => readFileSync(path.join(projectRoot, file), 'utf8'))
    .join('');

/** All pages of a site in all languages, taken apart, with what the checks compare them with. */
export function readSite({
  root = projectRoot,
  known,
  product = shipped,
  labels = siteLabels,
  cached = false,
}: SiteOptions = {}): Site {
  const tokens = perLocale((locale) => tokensFor(locale, product));
  const cache: PageCache = cached
    ? openCache(path.join(projectRoot, '.cache/content/pages'), parserText(), parsePage)
    : {page: parsePage, save: () => undefined};
  const pages = locales.flatMap((locale) =>
    idsBelow(path.join(root, docsFolder[locale])).map((id) => {
      const file = `${docsFolder[locale]}/${id}.mdx`;
      const raw = readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');
      return cache.page({id, locale, file, raw, tokens: tokens[locale]});
    }),
  );
  cache.save();
  return {
    pages,
    known: known ?? [...new Set(pages.map(({id}) => id))],
    labels,
    components: authorComponentNames,
    product,
    tokens,
  };
}
