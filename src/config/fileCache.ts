import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';

/** A cache of values that are made of texts, kept in a file from one run to the next. */
export interface FileCache<Made> {
  /** The value that the last run has made of a text; undefined where there is none. */
  readonly get: (text: string) => Made | undefined;
  /** Keeps the value that was made of a text. @returns this value */
  readonly set: (text: string, made: Made) => Made;
  /** Writes the values that this run has got or set, and no others. */
  readonly save: () => void;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64');

/** The values in a file; none when it was written for another version. */
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
 * Opens a cache. Its values are serialized by structured clone: they must be data without functions and classes.
 *
 * @param file path of its file, which may be missing, broken or of another version; without one nothing is kept
 * @param version gives all that the values depend on beside the text; it is not called without a file
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
      // Renamed at the end, so that runs at the same time see a whole file.
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, serialize({version: current, made: asked}));
      renameSync(draft, file);
    },
  };
}
