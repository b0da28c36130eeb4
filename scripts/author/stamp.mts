import {sourceHash} from '../../src/config/sourceHash.ts';

/**
 * A Portuguese page that says it was written against an English one: `source` in its front matter, the last key.
 *
 * @param portuguese the translation as it stands on disk
 * @param english the page it was written against
 * @throws Error when the translation has no front matter
 */
export function stampPage(portuguese: string, english: string): string {
  const end = portuguese.indexOf('\n---', 3);
  if (!portuguese.startsWith('---\n') || end < 0) {
    throw new Error('A page without front matter; it begins with "---", title and description.');
  }
  // Quoted: digits alone would be a number.
  const line = `source: '${sourceHash(english)}'`;
  const head = portuguese.slice(0, end);
  const stamped = /^source: .*$/m.test(head) ? head.replace(/^source: .*$/m, line) : `${head}\n${line}`;
  return stamped + portuguese.slice(end);
}
