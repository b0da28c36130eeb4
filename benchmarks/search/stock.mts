/**
 * The search as @easyops-cn/docusaurus-search-local ships it, with the options
 * of this site: what ours is measured against.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import {build as bundle, type Plugin} from 'esbuild';
import {baseOf, type Locale} from '../../src/config/locales';
import {searchOptions} from '../../src/config/search';
import {root} from '../../scripts/prepare.mjs';
import {ROWS, type Find} from '../../scripts/search/judge.mts';
import type {Documents, PlainDocument} from '../../scripts/search/documents.mts';

interface IndexOptions {
  readonly language: readonly string[];
  readonly removeDefaultStopWordFilter: readonly string[];
  readonly removeDefaultStemmer: boolean;
}

const require = createRequire(import.meta.url);
const dist = path.join(root, 'node_modules/@easyops-cn/docusaurus-search-local/dist');

const {buildIndex} = require(path.join(dist, 'server/server/utils/buildIndex.js')) as {
  buildIndex: (documents: Documents, options: IndexOptions) => unknown;
};

/** The language of both indexes: the plugin has one pipeline in a build, whatever its pages are in. */
const language = [searchOptions.language];

/** @returns the file that the plugin writes for these documents: JSON */
export const stockIndex = (documents: Documents): string =>
  JSON.stringify(
    buildIndex(documents, {language, removeDefaultStopWordFilter: [], removeDefaultStemmer: false}),
  );

/** Name of the index in the bundled worker, after the base URL. */
export const STOCK_FILE = 'search-index.json';

const constants = `
  export const searchIndexUrl = ${JSON.stringify(STOCK_FILE)};
  export const language = ${JSON.stringify(language)};
  export const removeDefaultStopWordFilter = [];
  export const fuzzyMatchingDistance = 1;
  export const searchResultLimits = ${ROWS};
`;

/** Puts a module's text in the place of every import whose path matches. */
const replaced = (name: string, filter: RegExp, contents: string): Plugin => ({
  name,
  setup({onResolve, onLoad}) {
    onResolve({filter}, () => ({path: name, namespace: name}));
    onLoad({filter: /.*/, namespace: name}, () => ({contents, resolveDir: root}));
  },
});

/**
 * The plugin's worker as one script.
 *
 * @param target `browser` for a Worker; `node` for a CommonJS module without Comlink
 * @throws Error when it cannot be bundled
 */
export async function stockWorker(target: 'browser' | 'node'): Promise<string> {
  const plugins = [replaced('constants', /\/proxiedGeneratedConstants$/, constants)];
  if (target === 'node') {
    plugins.push(replaced('comlink', /^comlink$/, 'export const expose = () => undefined;'));
  }
  const result = await bundle({
    entryPoints: [path.join(dist, 'client/client/theme/worker.js')],
    bundle: true,
    minify: true,
    write: false,
    format: target === 'node' ? 'cjs' : 'iife',
    platform: target === 'node' ? 'neutral' : 'browser',
    mainFields: ['module', 'main'],
    define: {'process.env.NODE_ENV': '"production"'},
    plugins,
  });
  const [script] = result.outputFiles;
  if (!script) {
    throw new Error("esbuild made nothing of the plugin's worker");
  }
  return script.text;
}

let nodeWorker: Promise<string> | undefined;

interface StockHit {
  readonly document: PlainDocument;
}

interface StockSearch {
  fetchIndexes(base: string, context: string): Promise<void>;
  search(base: string, context: string, query: string, limit: number): Promise<readonly StockHit[]>;
}

interface StockModule {
  exports: {SearchWorker: new () => StockSearch};
}

/**
 * The plugin's own search, out of its worker's code, on an index.
 *
 * @param index the plugin's file: JSON
 * @returns its rows in its order; a page can have several, at its title and at its sections
 * @throws Error when the index is none
 */
export async function stock(index: string, locale: Locale): Promise<Find> {
  nodeWorker ??= stockWorker('node');
  const run = compileFunction(await nodeWorker, ['module', 'exports', 'fetch', 'location']);
  const stockModule: Partial<StockModule> = {exports: undefined};
  const fetch = () => Promise.resolve({json: () => Promise.resolve(JSON.parse(index) as unknown)});
  run(stockModule, {}, fetch, {origin: 'http://localhost'});
  const {exports} = stockModule;
  if (!exports) {
    throw new Error("The plugin's worker has no SearchWorker");
  }
  const worker = new exports.SearchWorker();
  const base = baseOf(locale);
  await worker.fetchIndexes(base, '');
  return async (query) =>
    (await worker.search(base, '', query, ROWS)).map(({document: {u, h = ''}}) => u.slice(base.length) + h);
}
