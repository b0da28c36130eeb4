/** Writes an index into a built site, where the browser looks for it (../files.ts). */
import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {decodeIndex, encodeIndex} from '../engine/codec';
import {sectionsByChunk, type SearchIndex} from '../engine/searchIndex';
import {INDEX_FILE, indexFolder, POINTER_FILE, textsFile, type IndexPointer} from '../files';

/**
 * Says where the index of a language is.
 *
 * @param outDir folder of the language in the built site
 */
export function writePointer(outDir: string, pointer: IndexPointer): void {
  writeFileSync(path.join(outDir, POINTER_FILE), JSON.stringify(pointer));
}

/**
 * Writes an index and its texts into a folder named by the content of both,
 * and the pointer to it: what did not change keeps its address, and a page of
 * an older build never gets the texts of a newer one.
 *
 * @param outDir folder of a language in the built site
 * @param texts of each section
 * @throws Error when the index does not survive the way there and back; nothing is written then
 */
export function writeIndex(outDir: string, index: SearchIndex, texts: readonly string[]): void {
  const encoded = encodeIndex(index);
  if (!isDeepStrictEqual(decodeIndex(JSON.parse(encoded)), index)) {
    throw new Error('The search index is not the same after it was written and read again.');
  }
  const files = new Map([
    [INDEX_FILE, encoded],
    ...sectionsByChunk(index.chunks).map(
      (group, chunk) => [textsFile(chunk), JSON.stringify(group.map((section) => texts[section]))] as const,
    ),
  ]);
  const hash = createHash('sha256');
  files.forEach((content, name) => hash.update(`${name}\n${content}\n`));
  const folder = indexFolder(hash.digest('hex').slice(0, 8));
  mkdirSync(path.join(outDir, folder), {recursive: true});
  files.forEach((content, name) => writeFileSync(path.join(outDir, folder, name), content));
  writePointer(outDir, {folder});
}
