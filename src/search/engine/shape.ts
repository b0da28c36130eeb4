/** Guards for parsed JSON of the index: a file may come from another version of the site, or cut short. */

export type Guard = (value: unknown) => boolean;

export const isText: Guard = (value) => typeof value === 'string';

/** A number of a page, section or kind. */
export const isIndex: Guard = (value) => Number.isInteger(value) && Number(value) >= 0;

/** A list of any length. */
export const listOf =
  (guard: Guard): Guard =>
  (value) =>
    Array.isArray(value) && value.every(guard);

/** A list with one item for each guard; `rest` is for those after them, without it there are none. */
export const tuple =
  (guards: readonly Guard[], rest: Guard = () => false): Guard =>
  (value) =>
    Array.isArray(value) &&
    value.length >= guards.length &&
    value.every((item, i) => (guards[i] ?? rest)(item));
