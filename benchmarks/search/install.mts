import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../scripts/prepare.mjs';

/**
 * Installs a package that only the benchmark needs, in a folder of its own, unless it is there.
 *
 * @returns the folder with `node_modules`
 * @throws Error when npm cannot install it
 */
export function installForBench(name: string, version: string): string {
  const folder = path.join(root, '.cache', name);
  if (!existsSync(path.join(folder, 'node_modules', name))) {
    const {status} = spawnSync(
      'npm',
      ['install', '--no-save', '--no-package-lock', '--prefix', folder, `${name}@${version}`],
      {stdio: 'inherit', shell: process.platform === 'win32'},
    );
    if (status !== 0) {
      throw new Error(`npm could not install ${name}@${version} into ${folder}`);
    }
  }
  return folder;
}
