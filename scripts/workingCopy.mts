/** Copies of the project as it is now, with what is not committed, for checks that change its files. */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {root} from './prepare.mjs';

/**
 * Files of the project as they are now: tracked and new ones, without those that Git ignores.
 *
 * @param places files or folders below the project's; none means all
 * @returns paths from the project's folder
 */
const projectFiles = (...places: string[]): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...places], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file && existsSync(path.join(root, file)));

/** Copies the project's files into a folder, which is made, and links the packages there. */
export function copyProject(folder: string): void {
  for (const file of projectFiles()) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    cpSync(path.join(root, file), target);
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
}
