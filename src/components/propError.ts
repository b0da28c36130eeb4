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
  const expected = typeof allowed === 'string' ? allowed : allowed.map((name) => `"${name}"`).join(', ');
  return new Error(`<${component}>: ${prop} is ${JSON.stringify(value) ?? 'missing'}; allowed: ${expected}.`);
}

/** Returns `value` when it is one of `allowed`, and throws `propError` otherwise. */
export function oneOf<T extends string>(
  component: string,
  prop: string,
  value: unknown,
  allowed: readonly T[],
): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) {
    throw propError(component, prop, value, allowed);
  }
  return found;
}
