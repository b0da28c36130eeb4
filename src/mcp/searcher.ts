/** The site's own search, over the files that the site serves to everybody. */
import type {Locale} from '../config/locales';
import {constantPart, finderOf} from '../search/messages/match';
import {decodeRouter} from '../search/engine/codec';
import {createEngine, MOST_ROUNDS, type Answer, type SearchEngine} from '../search/engine/engine';
import {isPointer, POINTER_FILE} from '../search/files';
import {folderOf} from './pages';
import type {SiteFiles} from './site';

/** An index that is open. */
interface Opened {
  /** The text of the pointer that named it: another text names another index. */
  readonly pointer: string;
  readonly engine: SearchEngine;
  /** Folder of the index, below the root of the site. */
  readonly folder: string;
}

/** @throws Error that names the file when its text is none that JSON.parse takes */
function parsed(text: string, file: string, {where}: SiteFiles): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} of ${where} is no JSON, as the file of a search index is.`);
  }
}

/** Does what reads a file of the index; an index that this server cannot read is said to be so. */
function reading<T>({where}: SiteFiles, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const reason = (error as Error).message.replace(' Reload the page.', '');
    throw new Error(
      `The search of ${where} cannot be read by this documentation server: ${reason} Your user needs the server that was built with that site; the tools list and read work.`,
      {cause: error},
    );
  }
}

function openIndex(pointer: string, file: string, language: Locale, files: SiteFiles): Opened {
  const value = parsed(pointer, file, files);
  if (!isPointer(value) || value.folder === null) {
    throw new Error(`${files.where} has no search index: ${file} names none. The tools list and read work.`);
  }
  const {folder, router} = value;
  return {
    pointer,
    engine: reading(files, () =>
      createEngine(decodeRouter(router), `/${folderOf(language)}`, {recognizer: {constantPart, finderOf}}),
    ),
    folder: `${folderOf(language)}${folder}`,
  };
}

/** Asks an index until there is an answer, with the files that are missing for it. */
async function answerOf({engine, folder}: Opened, query: string, limit: number, files: SiteFiles) {
  const request = {query, context: '', isLimited: false, limit, summaryLength: 240};
  for (let round = 0; round <= MOST_ROUNDS; round += 1) {
    const {answer, missing} = reading(files, () => engine.search(request));
    if (answer && missing.length === 0) {
      return answer;
    }
    await Promise.all(
      missing.map(async (name) => {
        const file = `${folder}/${name}`;
        const value = parsed(await files.text(file), file, files);
        reading(files, () => engine.add(name, value));
      }),
    );
  }
  throw new Error(`${JSON.stringify(query)}: the index gives no answer.`);
}

/** @returns a function that searches a language of the site for the best sections */
export function createSearcher(
  files: SiteFiles,
): (query: string, language: Locale, limit: number) => Promise<Answer> {
  const opened = new Map<Locale, Opened>();

  /** The index that the pointer names now. */
  async function current(language: Locale): Promise<Opened> {
    const file = `${folderOf(language)}${POINTER_FILE}`;
    const pointer = await files.text(file);
    const known = opened.get(language);
    if (known?.pointer === pointer) {
      return known;
    }
    const index = openIndex(pointer, file, language, files);
    opened.set(language, index);
    return index;
  }

  return async (query, language, limit) => {
    const index = await current(language);
    try {
      return await answerOf(index, query, limit, files);
    } catch (error) {
      // A deployment replaces the files of the index: the pointer then names others.
      opened.delete(language);
      if (!files.renew()) {
        throw error;
      }
      const anew = await current(language);
      if (anew.pointer === index.pointer) {
        throw error;
      }
      return answerOf(anew, query, limit, files);
    }
  };
}
