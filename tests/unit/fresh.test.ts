/** Which sources a build is made of, in a project of its own: its folder is that of the scripts. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {beforeEach, expect, it} from 'vitest';
import {sources} from '../../scripts/fresh.mjs';
import {root} from '../../scripts/prepare.mjs';
import {emptyFolder} from '../support/folder';

const folder = emptyFolder();
const output = 'build/pt-BR/index.html';
let fresh: typeof import('../../scripts/fresh.mjs');

beforeEach(async () => {
  for (const script of ['scripts/fresh.mjs', 'scripts/prepare.mjs']) {
    folder.write(script, readFileSync(path.join(root, script), 'utf8'));
  }
  sources.forEach((source) => folder.write(source, '{}'));
  fresh = (await import(pathToFileURL(folder.inside('scripts/fresh.mjs')).href)) as typeof fresh;
});

it('a build is fresh once it has succeeded, until a source or its output changes', () => {
  const hashedSources = fresh.beginBuild('build');
  folder.write(output, 'built');
  expect(fresh.isFresh('build')).toBe(false);
  fresh.markFresh('build', hashedSources);
  expect(fresh.isFresh('build')).toBe(true);
  folder.write(output, 'built otherwise');
  expect(fresh.isFresh('build')).toBe(false);
  folder.write(output, 'built');
  folder.write('docs', 'changed');
  expect(fresh.isFresh('build')).toBe(false);
});

it('a source that is saved while the build runs does not count as built', () => {
  const hashedSources = fresh.beginBuild('build');
  folder.write('docs', 'changed');
  folder.write(output, 'built');
  fresh.markFresh('build', hashedSources);
  expect(fresh.isFresh('build')).toBe(false);
});

it('a build that is made anew is not fresh before it has succeeded', () => {
  folder.write(output, 'built');
  fresh.markFresh('build', fresh.beginBuild('build'));
  fresh.beginBuild('build');
  expect(fresh.isFresh('build')).toBe(false);
});
