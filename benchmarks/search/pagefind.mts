/**
 * Pagefind, for the benchmark alone. It is installed when it is first needed
 * and is no dependency of the project: its binaries for some systems are not
 * on npm in this version, and `npm ci` refuses a lock file that lacks one.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {root} from '../../scripts/prepare.mjs';

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
  const folder = path.join(root, '.cache/pagefind');
  const entry = path.join(folder, 'node_modules/pagefind/lib/index.js');
  if (!existsSync(entry)) {
    const {status} = spawnSync(
      'npm',
      ['install', '--no-save', '--no-package-lock', '--prefix', folder, `pagefind@${VERSION}`],
      {stdio: 'inherit', shell: process.platform === 'win32'},
    );
    if (status !== 0) {
      throw new Error(`npm could not install pagefind@${VERSION} into ${folder}`);
    }
  }
  return (await import(pathToFileURL(entry).href)) as Pagefind;
}
