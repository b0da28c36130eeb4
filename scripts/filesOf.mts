import {readdirSync} from 'node:fs';
import path from 'node:path';

/** All files of a folder, relative to it, with slashes. */
export const filesOf = (dir: string): string[] =>
  readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
