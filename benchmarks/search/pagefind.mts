/**
 * Pagefind, for the benchmark alone. It is installed when it is first needed
 * and is no dependency of the project: its binaries for some systems are not
 * on npm in this version, and `npm ci` refuses a lock file that lacks one.
 */
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {installForBench} from './install.mts';

const VERSION = '1.6.0';

interface Outcome {
  readonly errors: readonly string[];
}

/** What the benchmark uses of an index. */
interface PagefindIndex {
  addHTMLFile(file: {url: string; content: string}): Promise<Outcome>;
  writeFiles(options: {outputPath: string}): Promise<Outcome>;
}

/** What the benchmark uses of Pagefind. */
export interface Pagefind {
  createIndex(options: {
    rootSelector: string;
    excludeSelectors: readonly string[];
  }): Promise<Outcome & {readonly index?: PagefindIndex}>;
  close(): Promise<unknown>;
}

/** @throws Error when npm cannot install it */
export async function loadPagefind(): Promise<Pagefind> {
  const folder = installForBench('pagefind', VERSION);
  const entry = path.join(folder, 'node_modules/pagefind/lib/index.js');
  return (await import(pathToFileURL(entry).href)) as Pagefind;
}
