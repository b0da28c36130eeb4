/**
 * Pages of the last run, so that a writer who checks one page again and again
 * waits for that page alone: taking all pages apart takes ten times as long as
 * checking them.
 */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import type {Source} from './parse.mts';
import type {Page} from './types.mts';

const keyOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64');

export interface PageCache {
  /** The page of a source: kept from the last run if nothing has changed, else made anew. */
  page: (source: Source) => Page;
  /** Keeps the pages that were asked for, for the next run. */
  save: () => void;
}

/**
 * Opens the cache. One that is missing, broken or of another version is empty.
 *
 * @param file Where the pages are kept.
 * @param version Whatever else decides about the pages: the text of the parser.
 * @param make Takes a source apart.
 */
export function openCache(file: string, version: string, make: (source: Source) => Page): PageCache {
  let old = new Map<string, Page>();
  try {
    const kept = deserialize(readFileSync(file)) as {version: string; pages: Map<string, Page>};
    old = kept.version === version ? kept.pages : old;
  } catch {
    // The first run, or a file of another release of Node.js.
  }
  const pages = new Map<string, Page>();
  return {
    page: (source) => {
      const key = keyOf(source);
      const page = old.get(key) ?? make(source);
      pages.set(key, page);
      return page;
    },
    save: () => {
      if ([...pages.keys()].some((key) => !old.has(key))) {
        mkdirSync(path.dirname(file), {recursive: true});
        // Several runs at once: each sees a whole file.
        const draft = `${file}.${process.pid}`;
        writeFileSync(draft, serialize({version, pages}));
        renameSync(draft, file);
      }
    },
  };
}
