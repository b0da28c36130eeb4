/** The search index of a built site, from its files. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {decodeIndex} from '../../src/search/engine/codec';
import type {SearchIndex} from '../../src/search/engine/searchIndex';
import {INDEX_FILE, isPointer, POINTER_FILE, textsFile} from '../../src/search/files';

export interface BuiltIndex {
  readonly index: SearchIndex;
  /** What says where the index is; a browser fetches it, then the index. */
  readonly pointerFile: string;
  readonly indexFile: string;
  /** File of texts, by its number. */
  readonly textsFile: (chunk: number) => string;
  /** @throws Error when there is no such file */
  readonly textsOf: (chunk: number) => readonly string[];
}

/**
 * @param outDir folder of a language in the build
 * @throws Error when there is no index, or it cannot be read
 */
export function readBuiltIndex(outDir: string): BuiltIndex {
  const pointerFile = path.join(outDir, POINTER_FILE);
  const pointer: unknown = JSON.parse(readFileSync(pointerFile, 'utf8'));
  if (!isPointer(pointer) || pointer.folder === null) {
    throw new Error(`${pointerFile} names no index: the build warned why`);
  }
  const folder = path.join(outDir, pointer.folder);
  const indexFile = path.join(folder, INDEX_FILE);
  const ofChunk = (chunk: number) => path.join(folder, textsFile(chunk));
  return {
    index: decodeIndex(JSON.parse(readFileSync(indexFile, 'utf8'))),
    pointerFile,
    indexFile,
    textsFile: ofChunk,
    textsOf: (chunk) => JSON.parse(readFileSync(ofChunk(chunk), 'utf8')) as string[],
  };
}
