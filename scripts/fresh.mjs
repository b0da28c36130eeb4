// @ts-check
/*
 * Whether a build is that of the sources as they are now. A build that failed
 * leaves files too, newer than every source: so a stamp, written after a build
 * that succeeded, says which sources it was made of.
 */
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './prepare.mjs';

/** What the site is made of. */
export const sources = [
  'docs',
  'i18n',
  'src',
  'static',
  // The documentation server is a file of the site.
  'scripts/mcp',
  'scripts/mcp.mts',
  'docusaurus.config.ts',
  'sidebars.ts',
  'babel.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** What each build is made of, and a file that is written last or nearly so. */
const builds = {
  build: {sources, proof: 'build/pt-BR/index.html'},
  variant: {
    sources: [...sources, 'tests/variant', 'scripts/build.mts'],
    proof: '.cache/variant/build/index.html',
  },
};

/** @typedef {keyof typeof builds} Build */

/** Files below a file or folder, in a stable order. @param {string} place @returns {string[]} */
const filesBelow = (place) =>
  statSync(path.join(root, place)).isDirectory()
    ? readdirSync(path.join(root, place))
        .sort()
        .flatMap((name) => filesBelow(path.join(place, name)))
    : [place];

/** @param {Build} build */
const stampOf = (build) => path.join(root, '.cache/builds', build);

/** Sources and output of a build as one hash. @param {Build} build */
function fingerprint(build) {
  const hash = createHash('sha256');
  for (const file of builds[build].sources.flatMap(filesBelow)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  // Its content, not its time: a build may come from another machine.
  hash.update(readFileSync(path.join(root, builds[build].proof)));
  return hash.digest('hex');
}

/** Notes that a build has succeeded. @param {Build} build */
export function markFresh(build) {
  mkdirSync(path.dirname(stampOf(build)), {recursive: true});
  writeFileSync(stampOf(build), fingerprint(build));
}

/** Forgets a build: to be called before it is made anew. @param {Build} build */
export function forget(build) {
  rmSync(stampOf(build), {force: true});
}

/** True when a build succeeded and nothing has changed since, neither sources nor output. @param {Build} build */
export function isFresh(build) {
  try {
    return readFileSync(stampOf(build), 'utf8') === fingerprint(build);
  } catch {
    return false;
  }
}
