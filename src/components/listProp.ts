import {oneOf, propError} from './propError';

/**
 * The entries that a page names in a prop by their ids, in the page's order.
 * All of them when the prop is left out.
 *
 * @throws Error when the prop is no list, is empty, or has an id that no entry has.
 */
export function listProp<T extends {readonly [key in K]: string}, K extends string>(
  component: string,
  prop: string,
  value: unknown,
  entries: readonly T[],
  key: K,
): readonly T[] {
  if (value === undefined) {
    return entries;
  }
  const ids = entries.map((entry) => entry[key]);
  if (!Array.isArray(value) || value.length === 0) {
    throw propError(component, prop, value, `a list of ${ids.join(', ')}`);
  }
  return value.map((id: unknown) => {
    const found = oneOf(component, prop, id, ids);
    return entries.find((entry) => entry[key] === found) as T;
  });
}
