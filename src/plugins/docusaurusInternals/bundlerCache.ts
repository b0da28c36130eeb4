import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docsFolder, locales, otherLocale} from '../../config/locales';

/** The files below a folder. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** The files of the code that pages are made with: where one of them changes, nothing that was kept holds. */
const codeFiles = (siteDir: string): string[] => [
  path.join(siteDir, 'package-lock.json'),
  ...filesBelow(path.join(siteDir, 'src')),
];

/** What those files and this Node.js are, for what is kept beside the bundler's cache. */
export const codeText = (siteDir: string): string =>
  [process.version, ...codeFiles(siteDir).flatMap((file) => [file, readFileSync(file, 'utf8')])].join('\0');

/**
 * What the bundler's cache between two builds has to know of this site: pages are compiled with our code, and each
 * reads its file in the other language. Docusaurus names none but the configuration itself.
 *
 * @returns a part of the bundler's configuration
 */
export const bundlerCache = (siteDir: string): object => ({
  experiments: {
    cache: {
      buildDependencies: codeFiles(siteDir),
    },
  },
  module: {
    rules: locales.map((locale) => {
      const [from, to] = [locale, otherLocale(locale)].map((one) => path.join(siteDir, docsFolder[one]));
      return {
        test: /\.mdx$/,
        include: from,
        enforce: 'pre',
        use: {loader: path.resolve(__dirname, 'otherLocaleDependency.mjs'), options: {from, to}},
      };
    }),
  },
});
