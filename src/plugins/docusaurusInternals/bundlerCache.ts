import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {rspack} from '@docusaurus/faster';
import {openFileCache, type FileCache} from '../../config/fileCache';
import {docsFolder, locales, otherLocale, type Locale} from '../../config/locales';

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

/** The version of Node.js, and the paths and contents of those files, as one text. */
const codeText = (siteDir: string): string =>
  [process.version, ...codeFiles(siteDir).flatMap((file) => [file, readFileSync(file, 'utf8')])].join('\0');

/** The text of this build. */
let code: string | undefined;

/**
 * Opens what is kept of a language beside the bundler's cache, and not where that is not wanted. It holds as long as
 * that code is the same.
 *
 * @param name of what is kept
 */
export const openCache = <Made>(siteDir: string, name: string, locale: Locale): FileCache<Made> =>
  openFileCache(
    process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
      ? undefined
      : path.join(siteDir, 'node_modules/.cache', name, locale),
    () => (code ??= codeText(siteDir)),
  );

/** Rspack's; Docusaurus' types are those of webpack. */
export type Compiler = InstanceType<typeof rspack.Compiler>;

/**
 * Keeps scripts as the minimizer has made them, which the bundler's own cache does not: it minimizes all of them
 * again where one page has changed. One that is marked as minimized it leaves alone.
 *
 * @param open opens what is kept: minimized scripts by what they were before
 * @returns a plugin of the bundler
 */
export const keepMinimized = (open: () => FileCache<string>): {apply: (compiler: Compiler) => void} => ({
  apply({rspack: {sources, Compilation}, hooks, options}) {
    // `--no-minify`: the next build would take what is kept for minimized.
    if (!options.optimization.minimize) {
      return;
    }
    const name = 'keep-minimized';
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    hooks.thisCompilation.tap(name, (compilation) => {
      const {processAssets} = compilation.hooks;
      const cache = open();
      /** Sources of the scripts that were not in the cache, by their names. */
      const missing = new Map<string, string>();
      processAssets.tap({name, stage: stage - 1}, () => {
        for (const {name: script, source} of compilation
          .getAssets()
          .filter((asset) => asset.name.endsWith('.js'))) {
          const text = String(source.source());
          const kept = cache.get(text);
          if (kept === undefined) {
            missing.set(script, text);
          } else {
            compilation.updateAsset(script, new sources.RawSource(kept), {minimized: true});
          }
        }
      });
      processAssets.tap({name, stage: stage + 1}, () => {
        for (const [script, text] of missing) {
          const asset = compilation.getAsset(script);
          if (asset) {
            cache.set(text, String(asset.source.source()));
          }
        }
        cache.save();
      });
    });
  },
});

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
