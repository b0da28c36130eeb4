import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';

/** What is made of texts, kept in a file from one run to the next. */
export interface FileCache<Made> {
  /** What the last run has made of a text; undefined where it has not. */
  readonly get: (text: string) => Made | undefined;
  /** Keeps what was made of a text. @returns it */
  readonly set: (text: string, made: Made) => Made;
  /** Writes what this run has asked for or made, and nothing else. */
  readonly save: () => void;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64');

/** What a file holds that was written for a version. */
function read<Made>(file: string, version: string): ReadonlyMap<string, Made> {
  try {
    const kept = deserialize(readFileSync(file)) as {version: string; made: Map<string, Made>};
    return kept.version === version ? kept.made : new Map();
  } catch {
    // The first run, or a file of another release of Node.js.
    return new Map();
  }
}

/**
 * Opens a cache. What it holds comes back as the structured clone algorithm has it: data without functions and classes.
 *
 * @param file where it is kept: one that is missing, broken or of another version holds nothing; undefined keeps nothing
 * @param version gives whatever else decides what is made of a text; it is not asked without a file
 */
export function openFileCache<Made>(file: string | undefined, version: () => string): FileCache<Made> {
  const current = file === undefined ? '' : hash(version());
  const old = file === undefined ? new Map<string, Made>() : read<Made>(file, current);
  const asked = new Map<string, Made>();
  const keep = (key: string, made: Made): Made => {
    asked.set(key, made);
    return made;
  };
  return {
    get(text) {
      const key = hash(text);
      const made = old.get(key);
      return made === undefined ? undefined : keep(key, made);
    },
    set: (text, made) => keep(hash(text), made),
    save() {
      const isSame = asked.size === old.size && [...asked.keys()].every((key) => old.has(key));
      if (file === undefined || isSame) {
        return;
      }
      mkdirSync(path.dirname(file), {recursive: true});
      // Several runs at once: each sees a whole file.
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, serialize({version: current, made: asked}));
      renameSync(draft, file);
    },
  };
}
