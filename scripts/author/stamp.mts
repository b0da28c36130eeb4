import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {git} from '../../src/config/git.ts';
import {docsFolder} from '../../src/config/locales.ts';
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

/** The stamped text, or none where one of the pages cannot be read: the checks say why. */
function tryStamp(portuguese: string, english: string): string | undefined {
  try {
    return stampPage(portuguese, english);
  } catch {
    return undefined;
  }
}

/**
 * Stamps the Portuguese pages of the next commit against the English ones as that commit has them, in the index and on
 * disk. What is not staged of a page stays so.
 *
 * @returns the files that got another stamp
 */
export function stampStaged(root: string): string[] {
  const folder = docsFolder['pt-BR'];
  const staged =
    git(['diff', '--cached', '--name-only', '--relative', '--diff-filter=AMR', '--', folder], root)?.split(
      '\n',
    ) ?? [];
  return staged
    .filter((file) => file.endsWith('.mdx'))
    .filter((file) => {
      const portuguese = git(['show', `:./${file}`], root);
      const english = git(['show', `:./${docsFolder.en}${file.slice(folder.length)}`], root);
      const stamped =
        portuguese === undefined || english === undefined ? undefined : tryStamp(portuguese, english);
      if (stamped === undefined || english === undefined || stamped === portuguese) {
        return false;
      }
      const run = (args: string[], input?: string) =>
        execFileSync('git', args, {cwd: root, encoding: 'utf8', input});
      const blob = run(['hash-object', '-w', '--stdin'], stamped).trim();
      // cspell:ignore cacheinfo
      run(['update-index', '--cacheinfo', `100644,${blob},${file}`]);
      const onDisk = path.join(root, file);
      const after = existsSync(onDisk) ? tryStamp(readFileSync(onDisk, 'utf8'), english) : undefined;
      if (after !== undefined) {
        writeFileSync(onDisk, after);
      }
      return true;
    });
}
