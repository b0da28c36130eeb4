/** What the recipes need to know of a build, read from its files. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {BuildFacts} from '../../deploy/table';
import {policyOfBuild} from './policy.mts';

/** All files of a folder, relative to it, with slashes. */
export const filesOf = (dir: string): string[] =>
  readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

/**
 * @throws Error when there is no build
 */
export function readBuild(dir: string): BuildFacts {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`No build in ${dir}: run "npm run build" first.`);
  }
  return {files: filesOf(dir), policy: policyOfBuild(dir)};
}
