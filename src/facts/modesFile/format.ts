/** What both the fields of a mode and the check of a file ask. */
export type Format = 'yaml' | 'json';

/** A file that begins with a brace is JSON. */
export const formatOf = (text: string): Format => (/^\s*[{[]/.test(text) ? 'json' : 'yaml');

/** Whether a pattern compiles, as the extension compiles it. */
export function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}
