import {readdirSync} from 'node:fs';
import path from 'node:path';
import {docsFolder, locales, otherLocale} from '../../config/locales';

/** What a page is made of, beside its own file: all that the configuration imports or reads. */
const sources = ['src', 'package-lock.json'];

/** The files of a folder, or the file itself; absolute. */
const filesOf = (place: string): string[] =>
  path.extname(place) !== ''
    ? [place]
    : readdirSync(place, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name));

/**
 * What the bundler's cache between two builds has to know of this site: pages are compiled with our code, and each
 * reads its file in the other language. Docusaurus names none but the configuration itself.
 *
 * @returns a part of the bundler's configuration
 */
export const bundlerCache = (siteDir: string): object => ({
  experiments: {
    cache: {buildDependencies: sources.flatMap((name) => filesOf(path.join(siteDir, name)))},
  },
  module: {
    rules: locales.map((locale) => {
      const [from, to] = [locale, otherLocale(locale)].map((one) => path.join(siteDir, docsFolder[one]));
      return {
        test: /\.mdx$/,
        include: from,
        enforce: 'pre',
        use: {loader: path.resolve(__dirname, 'twinDependency.mjs'), options: {from, to}},
      };
    }),
  },
});
