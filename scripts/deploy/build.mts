/** Reads the facts about a build that the recipes need from its files. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {BuildFacts} from '../../deploy/table';
import {filesOf} from '../filesOf.mts';
import {policyOfBuild} from './policy.mts';

/** @throws Error when there is no build */
export function readBuild(dir: string): BuildFacts {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`No build in ${dir}: run "npm run build" first.`);
  }
  return {files: filesOf(dir), policy: policyOfBuild(dir)};
}
