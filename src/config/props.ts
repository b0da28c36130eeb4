/**
 * Readers of the props that authors write in a page, with the error when one is wrong. Used by what is rendered at build
 * time (src/remark) and by the components that stay React.
 */

/** Says what may come in the place of a value. The caller knows whose value it is. */
export class NotAllowed extends Error {
  /** @param allowed what may come, in words or as the list of values */
  constructor(allowed: string | readonly string[]) {
    super(typeof allowed === 'string' ? allowed : allowed.map((name) => `"${name}"`).join(', '));
  }
}

/** Turns the value of a prop into what the component works with. Throws `NotAllowed`. */
export type Reader<T> = (value: unknown) => T;

/**
 * The error for a prop that an author got wrong.
 *
 * @param component name as written in the page
 * @param prop name of the prop
 * @param value what came
 * @param allowed what may come, in words or as the list of values
 */
export function propError(
  component: string,
  prop: string,
  value: unknown,
  allowed: string | readonly string[],
): Error {
  const came = JSON.stringify(value) ?? 'missing';
  return new Error(`<${component}>: ${prop} is ${came}; allowed: ${new NotAllowed(allowed).message}.`);
}

/** Reads one prop; what its reader does not allow becomes a `propError`. */
export function readProp<T>(component: string, prop: string, value: unknown, reader: Reader<T>): T {
  try {
    return reader(value);
  } catch (error) {
    throw error instanceof NotAllowed ? propError(component, prop, value, error.message) : error;
  }
}

/**
 * @param known names of the props that the component has
 * @throws Error for a prop that it does not have
 */
export function refuseUnknown(component: string, props: object, known: readonly string[]): void {
  const unknown = Object.keys(props).find((prop) => !known.includes(prop));
  if (unknown !== undefined) {
    const names = known.map((prop) => `"${prop}"`).join(', ') || 'no prop';
    throw new Error(`<${component}>: there is no prop "${unknown}"; allowed: ${names}.`);
  }
}

/** Reads a text in which something stands. */
export const text =
  (what: string): Reader<string> =>
  (value) => {
    if (typeof value !== 'string' || value.trim() === '') {
      throw new NotAllowed(what);
    }
    return value;
  };

/** Reads one word of a list. */
export const word =
  <T extends string>(allowed: readonly T[]): Reader<T> =>
  (value) => {
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined) {
      throw new NotAllowed(allowed);
    }
    return found;
  };

/** Reads the key of one entry: `tool="read_file"` gives that tool. */
export const entry =
  <T extends {readonly [key in K]: string}, K extends string>(entries: readonly T[], key: K): Reader<T> =>
  (value) => {
    const wanted = word(entries.map((candidate) => candidate[key]))(value);
    return entries.find((candidate) => candidate[key] === wanted) as T;
  };

/** Reads a prop that may be left out. */
export const optional =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (value) =>
    value === undefined ? undefined : reader(value);

/** Reads a switch: `scope` turns it on, nothing leaves it off. */
export const flag: Reader<boolean> = (value) => {
  if (value !== undefined && value !== true) {
    throw new NotAllowed('the bare word, or nothing');
  }
  return value === true;
};
