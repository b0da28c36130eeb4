/** Writes an index into a built site, where the browser looks for it (../files.ts). */
import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {encodeIndex, encodeRouter} from '../engine/codec';
import type {SearchIndex} from '../engine/searchIndex';
import {indexFolder, POINTER_FILE, type IndexPointer} from '../files';

/** The files of an index, ready to be written. */
export interface IndexFiles {
  /** Content of each file, by its name. */
  readonly files: ReadonlyMap<string, string>;
  readonly folder: string;
  readonly router: unknown;
}

/**
 * Writes the pointer to the index of a language.
 *
 * @param outDir folder of the language in the built site
 */
export function writePointer(outDir: string, pointer: IndexPointer): void {
  writeFileSync(path.join(outDir, POINTER_FILE), JSON.stringify(pointer));
}

/**
 * Encodes the files of an index, and names their folder by a hash of their content: an unchanged index keeps its
 * address, and a page of an older build never gets a part of a newer index.
 */
export function filesOfIndex(index: SearchIndex): IndexFiles {
  const files = encodeIndex(index);
  const hash = createHash('sha256');
  files.forEach((content, name) => hash.update(`${name}\n${content}\n`));
  const router = encodeRouter(index.router);
  hash.update(JSON.stringify(router));
  return {files, folder: indexFolder(hash.digest('hex').slice(0, 8)), router};
}

/**
 * Writes an index, and the pointer to it.
 *
 * @param outDir folder of a language in the built site
 */
export function writeIndex(outDir: string, {files, folder, router}: IndexFiles): void {
  mkdirSync(path.join(outDir, folder), {recursive: true});
  files.forEach((content, name) => writeFileSync(path.join(outDir, folder, name), content));
  writePointer(outDir, {folder, router});
}
