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
  /** Path of the pointer, which has the folder of the index and its router: a browser fetches it first. */
  readonly pointerFile: string;
  /** Names of the other files. */
  readonly names: readonly string[];
  /** Path of a file, by its name. */
  readonly fileOf: (name: string) => string;
  /**
   * Parsed JSON of a file, by its name.
   *
   * @throws Error when there is no such file
   */
  readonly read: (name: string) => unknown;
  /** All words of the index, sorted. */
  readonly words: readonly string[];
  /**
   * The texts of each page: address, title, sections.
   *
   * @throws Error when a file is missing, or has no texts
   */
  readonly pages: () => readonly Texts[];
}

/**
 * Reads the index of a built site. @param outDir folder of a language in the build
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
  // The folder may also have compressed copies of the files (scripts/deploy/compress.mts).
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
