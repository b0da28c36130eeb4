// @ts-check
/*
 * Whether a build is that of the sources as they are now. A build that failed
 * leaves files too, newer than every source: so a stamp, written after a build
 * that succeeded, says which sources it was made of. They are read before it
 * begins: what is saved while it runs may not be in it.
 */
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './prepare.mjs';

/** Files and folders that the site is built from. */
export const sources = [
  'docs',
  'i18n',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'babel.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** The sources of each build, and a file (`proof`) that is written last or nearly so. */
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

/** The sources of a build as they are now. @param {Build} build */
function hashSources(build) {
  const hash = createHash('sha256');
  for (const file of builds[build].sources.flatMap(filesBelow)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash;
}

/** Sources and output of a build in one text. @param {Build} build @param {import('node:crypto').Hash} hashedSources */
const fingerprint = (build, hashedSources) =>
  // Its content, not its time: a build may come from another machine.
  hashedSources.update(readFileSync(path.join(root, builds[build].proof))).digest('hex');

/**
 * Forgets a build that is about to be made anew.
 *
 * @param {Build} build
 * @returns the sources that it is made of, for `markFresh`
 */
export function beginBuild(build) {
  rmSync(stampOf(build), {force: true});
  return hashSources(build);
}

/** Notes that a build has succeeded. @param {Build} build @param {import('node:crypto').Hash} hashedSources */
export function markFresh(build, hashedSources) {
  mkdirSync(path.dirname(stampOf(build)), {recursive: true});
  writeFileSync(stampOf(build), fingerprint(build, hashedSources));
}

/** True when a build succeeded and nothing has changed since, neither sources nor output. @param {Build} build */
export function isFresh(build) {
  try {
    return readFileSync(stampOf(build), 'utf8') === fingerprint(build, hashSources(build));
  } catch {
    return false;
  }
}
