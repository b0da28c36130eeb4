/** The one place where the site reaches into Docusaurus: README.md beside it says what each part costs and what breaks. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transformSync} from 'esbuild';
import {currentLocale} from '../../config/locales';
import {bundlerCache, keepMinimized, openCache, type Compiler} from './bundlerCache';
import {completeManifest} from './manifest';
import {moduleOverrides, requestsFor} from './moduleOverrides';

const NAME = 'docusaurus-internals';

/** Milliseconds until a script that does not come counts as failed; as long as the search waits. */
const PATIENCE = 45_000;

/** A script that failed when the page began is asked for again by the bundle: it must be the same one then. */
const KEEP_HASH = 'script.integrity = (window.integrities || {})[url] || "";';

/** Adds that to what makes a script in the loader. @throws Error when Rspack has given its parts other names */
function withHash(loader: string): string {
  if (!loader.includes('script.src = url;')) {
    throw new Error(
      `Rspack makes a script in another way: src/plugins/docusaurusInternals/README.md\n${loader}`,
    );
  }
  return `${loader}\n${KEEP_HASH}`;
}

/** The script of the head. Compiled by itself: the text of a function would hold what its compiler needs beside it. */
function bootScript(): string {
  const source = readFileSync(path.resolve(__dirname, '../../client/bootScript.ts'), 'utf8');
  return transformSync(`${source}\nbootScript();`, {loader: 'ts', format: 'iife', minify: true}).code.trim();
}

/** Swaps modules of Docusaurus in the browser; in a build, it also adds the script of the head and completes the manifest. */
export default function docusaurusInternals({siteDir, generatedFilesDir, outDir}: LoadContext): Plugin {
  const isBuilding = process.env.NODE_ENV === 'production';
  const locale = currentLocale();
  return {
    name: NAME,
    injectHtmlTags: () => (isBuilding ? {headTags: [{tagName: 'script', innerHTML: bootScript()}]} : {}),
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return isBuilding ? bundlerCache(siteDir) : {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replacements = moduleOverrides.map((override) => {
        if (!existsSync(path.join(siteDir, 'node_modules', override.original))) {
          throw new Error(`${override.original} is gone: src/plugins/docusaurusInternals/README.md`);
        }
        const replacement = path.resolve(__dirname, '../..', override.replacement);
        return new NormalModuleReplacementPlugin(requestsFor(override), replacement);
      });
      if (!isBuilding) {
        return {plugins: replacements};
      }
      return {
        ...bundlerCache(siteDir),
        entry: path.resolve(__dirname, '../../client/entry.ts'),
        output: {chunkLoadTimeout: PATIENCE},
        // Chunk ids are the chunks' names, so that the loader has one list of them and not two.
        optimization: {chunkIds: 'named'},
        plugins: [
          ...replacements,
          keepMinimized(() => openCache(siteDir, 'scripts', locale)),
          {
            apply({hooks, rspack}: Compiler) {
              hooks.compilation.tap(NAME, (compilation) =>
                rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap(NAME, withHash),
              );
              hooks.done.tapPromise(NAME, () => completeManifest(generatedFilesDir, outDir));
            },
          },
        ],
      };
    },
  };
}
