/** The search index of a built site, from its files. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {decodeRouter, decodeTextsFile, decodeWordList} from '../../src/search/engine/codec';
import {
  SECTIONS_PER_FILE,
  textsFile,
  WORDS_FILE,
  type Router,
  type Texts,
} from '../../src/search/engine/searchIndex';
import {isPointer, POINTER_FILE} from '../../src/search/files';

export interface BuiltIndex {
  readonly router: Router;
  /** What says where the index is, and where things are in it: a browser fetches it first. */
  readonly pointerFile: string;
  /** Names of the other files. */
  readonly names: readonly string[];
  /** Path of one of them. */
  readonly fileOf: (name: string) => string;
  /**
   * What JSON.parse makes of one of them.
   *
   * @throws Error when there is no such file
   */
  readonly read: (name: string) => unknown;
  /** Sorted. */
  readonly words: readonly string[];
  /**
   * The texts of each page: address, title, sections.
   *
   * @throws Error that names the file when one is not there, or is none
   */
  readonly pages: () => readonly Texts[];
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
  const router = decodeRouter(pointer.router);
  const folder = path.join(outDir, pointer.folder);
  // Beside them may lie the same ones compressed (scripts/deploy/compress.mts).
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const fileOf = (name: string) => path.join(folder, name);
  const read = (name: string): unknown => JSON.parse(readFileSync(fileOf(name), 'utf8'));

  /** The texts of a page, out of all its files. */
  function page(number: number): Texts {
    const first = decodeTextsFile(read(textsFile(number, 0)));
    const sections = [...first.sections];
    // A full file may have another after it.
    while (sections.length % SECTIONS_PER_FILE === 0 && names.includes(textsFile(number, sections.length))) {
      sections.push(...decodeTextsFile(read(textsFile(number, sections.length))).sections);
    }
    return {...first, sections};
  }

  return {
    router,
    pointerFile,
    names,
    fileOf,
    read,
    words: decodeWordList(read(WORDS_FILE)),
    pages: () => Array.from({length: router.pages}, (_, number) => page(number)),
  };
}
