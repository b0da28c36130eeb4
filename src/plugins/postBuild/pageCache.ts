import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';

/** What is made of pages, kept from one build to the next. */
export interface PageCache<Made> {
  /** What is made of a page: that of the last build where the page and the code are the same. */
  readonly of: (html: string, make: () => Promise<Made>) => Promise<Made>;
  /** Keeps what this build has asked for, and nothing else. */
  readonly save: () => Promise<void>;
}

/** The hash of some texts, one after the other. */
const hashOf = (...texts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  texts.forEach((text) => hash.update(text));
  return hash.digest('hex');
};

/**
 * Opens a cache. What it holds is read back as it was written by the structured clone algorithm: objects without
 * functions and classes.
 *
 * @param file where it is kept; undefined keeps nothing
 * @param code the files of the code that makes something of pages: where one of them differs, all is made anew
 */
export async function openPageCache<Made>(
  file: string | undefined,
  code: readonly string[],
): Promise<PageCache<Made>> {
  if (file === undefined) {
    return {of: (_html, make) => make(), save: () => Promise.resolve()};
  }
  const version = hashOf(process.version, ...(await Promise.all(code.map((one) => readFile(one)))));
  // Not there, or cut off: then nothing is kept.
  const before = await readFile(file)
    .then((bytes) => deserialize(bytes) as ReadonlyMap<string, Made>)
    .catch(() => new Map<string, Made>());
  const after = new Map<string, Made>();
  return {
    async of(html, make) {
      const key = hashOf(version, html);
      const made = before.get(key) ?? (await make());
      after.set(key, made);
      return made;
    },
    async save() {
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, serialize(after));
    },
  };
}
