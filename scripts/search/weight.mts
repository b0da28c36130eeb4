/** Measures the bytes that a first search fetches. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Locale} from '../../src/config/locales';
import {baseOf} from '../../src/config/siteAddress';
import {createEngine, searchFiles} from '../../src/search/engine/engine';
import {shardFile, WORDS_FILE} from '../../src/search/engine/searchIndex';
import {buildFolder, root} from '../prepare.mjs';
import type {BuiltIndex} from './built.mts';
import {recognizer, suggestionsOf} from './ours.mts';
import type {JudgedQuery} from './queries.mts';

/**
 * Limits in gzipped bytes. `firstSearch` is all from the focus to the first suggestions, as the mean over the judged
 * queries, each with an empty cache. The others do not grow with the site, but for a folder or shard in the router.
 */
const BUDGET = {
  firstSearch: 48 * 1024,
  worker: 16.25 * 1024,
  router: 2 * 1024,
  shard: 8 * 1024,
  words: 24 * 1024,
} as const;

/** Gzipped bytes of the worker's scripts, which are known by a text of the engine. */
function workerScripts(problems: string[]): number {
  const folder = path.join(buildFolder, 'assets/js');
  const mark = 'The search index is not of format';
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((text) => text.includes(mark));
  if (scripts.length === 0) {
    problems.push(`${folder}: no script of the search worker`);
  }
  return scripts.reduce((sum, text) => sum + gzipSync(text).length, 0);
}

/**
 * Compares the bytes of a first search with the budget: worker, router, shards, and the texts of its rows.
 *
 * @returns problems: parts that are too large, or missing
 */
export function weigh(
  {router, pointerFile, fileOf, read}: BuiltIndex,
  queries: readonly JudgedQuery[],
  locale: Locale,
): string[] {
  const problems: string[] = [];
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(file)).length;
    sizes.set(file, size);
    return size;
  };
  const limit = (file: string, most: number) => {
    if (sizeOf(file) > most) {
      problems.push(
        `${path.relative(root, file)} is ${kb(sizeOf(file))} gzipped, must be ${kb(most)} at most`,
      );
    }
  };
  const spent = {index: 0, texts: 0, files: 0};
  for (const {query} of queries) {
    const note = (name: string): unknown => {
      spent[name.includes('-') ? 'texts' : 'index'] += sizeOf(fileOf(name)) / queries.length;
      spent.files += 1 / queries.length;
      return read(name);
    };
    searchFiles(createEngine(router, baseOf(locale), {recognizer}), note, suggestionsOf(query));
  }
  const worker = workerScripts(problems);
  const total = worker + sizeOf(pointerFile) + spent.index + spent.texts;
  console.log(
    `\n${locale}, a first search fetches ${kb(total)} gzipped on average: worker ${kb(worker)}, router ${kb(sizeOf(pointerFile))}, shards ${kb(spent.index)}, texts of its rows ${kb(spent.texts)}; ${spent.files.toFixed(1)} files of the index`,
  );
  if (total > BUDGET.firstSearch) {
    problems.push(
      `${locale}: a first search fetches ${kb(total)} (worker ${kb(worker)}, router ${kb(sizeOf(pointerFile))}, shards ${kb(spent.index)}, texts ${kb(spent.texts)}), must be ${kb(BUDGET.firstSearch)} at most`,
    );
  }
  if (worker > BUDGET.worker) {
    problems.push(
      `the scripts of the search worker are ${kb(worker)} gzipped, must be ${kb(BUDGET.worker)} at most`,
    );
  }
  limit(pointerFile, BUDGET.router);
  limit(fileOf(WORDS_FILE), BUDGET.words);
  for (let shard = 0; shard <= router.bounds.length; shard += 1) {
    limit(fileOf(shardFile(shard)), BUDGET.shard);
  }
  return problems;
}
