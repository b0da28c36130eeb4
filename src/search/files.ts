/** Addresses of the files of the search in the built site, and how they are fetched: shared by build and browser. */

/** A file at the base URL whose name never changes. It has the folder of the current index, and its router. */
export const POINTER_FILE = 'search-index.json';

export interface IndexPointer {
  /** Folder of the index, below the base URL; null where the build could not make one. */
  readonly folder: string | null;
  /** Router of the index, as the engine's `encodeRouter` gives it. */
  readonly router?: unknown;
}

/**
 * Folder of an index, named by its content: it never changes, and lies where
 * hosts let browsers keep files for good.
 *
 * @param hash hash of all its files
 */
export const indexFolder = (hash: string): string => `assets/search/${hash}`;

/** True for the content of a pointer as far as the folder goes; `decodeRouter` checks the router. */
export const isPointer = (value: unknown): value is IndexPointer =>
  typeof value === 'object' &&
  value !== null &&
  'folder' in value &&
  (value.folder === null || typeof value.folder === 'string');

/**
 * Fetches a file of the search.
 *
 * @throws Error when its address is on another origin, or it cannot be fetched or parsed
 */
export async function fetchJson(url: string, options?: RequestInit): Promise<unknown> {
  const {origin} = self.location;
  if (new URL(url, origin).origin !== origin) {
    throw new Error(`The search index must be on this site, but its address is ${url}.`);
  }
  const response = await fetch(url, options);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status} ${response.statusText}`);
  }
  return response.json();
}
