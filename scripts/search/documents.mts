/** The texts of the built pages as @easyops-cn/docusaurus-search-local reads them. */
import {createRequire} from 'node:module';
import path from 'node:path';
import {baseOf, type Locale} from '../../src/config/locales';
import {searchOptions} from '../../src/config/search';
import {routeOf} from '../../src/config/routes';
import {allPages} from '../../src/config/sections';
import {root} from '../prepare.mjs';
import {folderOf} from './ours.mts';

/** A text of the plugin's index, with the plugin's short names. */
interface PlainDocument {
  /** Id. A page's title, description and keywords share one. */
  readonly i: number;
  /** The text itself. */
  readonly t: string;
  /** Address of the page, with the base URL. */
  readonly u: string;
  /** `#id` of the section; absent or empty for what stands before the first one. */
  readonly h?: string;
}

/** The five lists of the plugin: titles, headings, descriptions, keywords, contents. */
export type Documents = readonly (readonly PlainDocument[])[];

interface ScanOptions {
  readonly ignoreCssSelectors: readonly string[];
}

interface DocFile {
  readonly filePath: string;
  readonly url: string;
  readonly type: 'docs';
}

const require = createRequire(import.meta.url);
const {scanDocuments} = require(
  path.join(
    root,
    'node_modules/@easyops-cn/docusaurus-search-local/dist/server/server/utils/scanDocuments.js',
  ),
) as {
  scanDocuments: (files: readonly DocFile[], options: ScanOptions) => Promise<Documents>;
};

/**
 * Reads the pages of a language as the plugin does.
 *
 * @param build folder of the build
 * @throws Error when a page is not there
 */
export function scanSite(build: string, locale: Locale): Promise<Documents> {
  const folder = folderOf(build, locale);
  const files = allPages
    .map(routeOf)
    .map((route): DocFile => ({
      filePath: path.join(folder, route === '' ? 'index.html' : `${route}.html`),
      url: baseOf(locale) + route,
      type: 'docs',
    }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
  return scanDocuments(files, {ignoreCssSelectors: searchOptions.ignoreCssSelectors});
}
