/**
 * Pages of the last run, so that a writer who checks one page again and again waits for that page alone: taking all
 * pages apart takes ten times as long as checking them.
 */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import type {Source} from './parse.mts';
import type {Page} from './types.mts';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * The pages of some sources: kept from the last run where nothing has changed, else made anew.
 *
 * @param file Where they are kept. One that is missing, broken or of another version holds none.
 * @param version Whatever else decides about the pages.
 */
export function cachedPages(
  sources: readonly Source[],
  make: (source: Source) => Page,
  file: string,
  version: string,
): Page[] {
  let old = new Map<string, Page>();
  try {
    const kept = deserialize(readFileSync(file)) as {version: string; pages: Map<string, Page>};
    old = kept.version === hash(version) ? kept.pages : old;
  } catch {
    // The first run, or a file of another release of Node.js.
  }
  const pages = new Map(
    sources.map((source) => {
      const key = hash(JSON.stringify(source));
      return [key, old.get(key) ?? make(source)] as const;
    }),
  );
  if ([...pages.keys()].some((key) => !old.has(key))) {
    mkdirSync(path.dirname(file), {recursive: true});
    // Several runs at once: each sees a whole file.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, serialize({version: hash(version), pages}));
    renameSync(draft, file);
  }
  return [...pages.values()];
}
