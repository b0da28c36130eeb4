/** What the readers of files have in common: values, and the line that each one stands on. */

export type Value = string | number | boolean | null | Value[] | {[key: string]: Value};

/** A list or an object that no reader can find a line for stands on the first. */
export interface Parsed {
  value: Value;
  /** The line, from 1, of what is at a path: `mcpServers/manuals/args/0`, as `pathOf` writes it. */
  lines: ReadonlyMap<string, number>;
}

/** What is wrong with a file: where, by a name that stands for a sentence, and what came there. */
export interface Problem {
  line: number;
  /** Names the sentence, in the words of the instrument. */
  code: string;
  came?: string;
  /** The key or the place it is about. */
  at?: string;
  /** Worth knowing, though the file works. */
  isNote?: boolean;
}

/** Deeper than any file of settings, and far from the end of the stack. */
export const deepest = 64;

/** Characters of a file that are read; a file of settings has a few thousand. */
export const longest = 200_000;

/** A file that was written: what it says, and how. */
export interface Written {
  value: Value;
  text: string;
}

/** What a check says of a file. */
export interface Checked {
  /** What is wrong, in the order of its lines; notes are not faults. */
  problems: readonly Problem[];
  /** What the file says, while it can be read. */
  value?: Value;
  /** How many servers or modes it has. */
  count: number;
}

/** The file cannot be read: the first place where it stops making sense. */
export class FileFault extends Error {
  constructor(
    readonly line: number,
    readonly code: string,
    readonly came = '',
  ) {
    super(code);
  }
}

/** The address of a value inside a file. */
export const pathOf = (...keys: (string | number)[]): string =>
  keys.map((key) => String(key).replace(/[~/]/g, (mark) => (mark === '~' ? '~0' : '~1'))).join('/');

/** An object that takes any key, `__proto__` too. */
export const bare = (): Record<string, Value> => Object.create(null) as Record<string, Value>;

export const isObject = (value: Value | undefined): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which kind of value came; the words for it are the instrument's (`kinds` in words.ts). */
export const kindOf = (value: Value | undefined): string =>
  `kind:${value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value}`;

/** What came, short enough to be quoted. */
export const quoted = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** The first escape in a text between double quotes that JSON does not know: `\\d`. */
export const unknownEscape = (text: string): string | undefined =>
  /\\./.exec(text.replace(/\\(?:["\\/bf]|[nrt]|u[\da-fA-F]{4})/g, ' '))?.[0];
