/** Whether a mode may edit each path: the pattern is searched in the path, as the extension does. */
export const matches = (pattern: string, paths: readonly string[]): boolean[] => {
  const regex = new RegExp(pattern);
  return paths.map((path) => regex.test(path));
};
