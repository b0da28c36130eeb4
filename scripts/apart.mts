/** Packages that a long check needs and the site does not: each has its own lock file, and is installed apart. */
import {execFileSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './prepare.mjs';

const FILES = ['package.json', 'package-lock.json'];

/**
 * Installs what the lock file in tests/<name> says into .cache/<name>, unless it is there.
 *
 * @param title what it is called in the line that says so
 * @returns the folder with `node_modules`
 */
export function installApart(name: string, title: string): string {
  const lock = path.join(root, 'tests', name);
  const folder = path.join(root, '.cache', name);
  const isThere = FILES.every((file) => {
    const copy = path.join(folder, file);
    return existsSync(copy) && readFileSync(copy).equals(readFileSync(path.join(lock, file)));
  });
  if (!isThere || !existsSync(path.join(folder, 'node_modules'))) {
    console.log(`Installing ${title} into .cache/${name}`);
    mkdirSync(folder, {recursive: true});
    FILES.forEach((file) => copyFileSync(path.join(lock, file), path.join(folder, file)));
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
  return folder;
}
