/**
 * The mark by which the tests know that a server is scripts/server.mts, and which folder
 * it serves. Apart from it, because Playwright loads this file for the set-up of
 * its suite, and cannot load the TypeScript of `src` from an ES module.
 */
import {createHash} from 'node:crypto';
import path from 'node:path';

/** Header of every answer. */
export const MARK = 'x-served-folder';

/** Value of the mark for a folder; it does not say where the folder is. */
export const markOf = (dir: string): string =>
  createHash('sha256').update(path.resolve(dir)).digest('hex').slice(0, 16);
