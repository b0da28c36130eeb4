import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

interface Locked {
  resolved?: string;
  integrity?: string;
  license?: string;
  /** A folder of the project itself. */
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Where Node.js would look for a package, from the folder of the one that asks up to the root. */
function placesOf(name: string, from: string): string[] {
  const place = `${from && `${from}/`}node_modules/${name}`;
  const above = from.lastIndexOf('/node_modules/');
  return from === '' ? [place] : [place, ...placesOf(name, above < 0 ? '' : from.slice(0, above))];
}

/** Packages that others ask for and that a lock file lacks. `npm ci` refuses such a file, on other systems too. */
function missingFrom(packages: Record<string, Locked>): string[] {
  return Object.entries(packages).flatMap(([from, {dependencies, devDependencies, optionalDependencies}]) =>
    Object.keys({...dependencies, ...(from === '' && devDependencies), ...optionalDependencies})
      .filter((name) => !placesOf(name, from).some((place) => place in packages))
      .map((name) => `${name}, for ${from || 'the project'}`),
  );
}

const NPM = 'https://registry.npmjs.org/';

/**
 * Packages that do not come from npm's registry, or whose bytes nothing vouches for. For one without an address, `npm ci`
 * asks the registry for all versions there are: a third of its time, if all are so.
 */
const untrusted = (packages: Record<string, Locked>): string[] =>
  Object.entries(packages)
    .filter(([place]) => place !== '')
    .filter(
      ([, {resolved = '', integrity = ''}]) => !resolved.startsWith(NPM) || !integrity.startsWith('sha512-'),
    )
    .map(([place, {resolved, integrity}]) => `${place}: ${resolved}, ${integrity}`);

/** What packages may be licensed under; the build and its tests pass nothing on that asks for more. */
const LICENSES = new Set(
  `0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 CC-BY-3.0 CC-BY-4.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1
  Python-2.0 Unlicense WTFPL`.split(/\s+/),
);

/** Packages under another license, each with why it may stand here. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0: read by the spelling check, not passed on',
  '@cspell/dict-pt-br': 'GPL-3.0: read by the spelling check, not passed on',
  busboy: 'MIT by its LICENSE file',
  eval: 'MIT by its LICENSE file',
  format: 'MIT by its Readme.md',
  'lunr-languages': 'MPL-1.1: comes with the search plugin, whose own index is not built',
  'require-like': 'MIT by its License file',
  streamsearch: 'MIT by its LICENSE file',
  'svg-tags': 'MIT by its LICENSE file',
};

/** Packages whose license is none of those, and none of the exceptions. */
const unlicensed = (packages: Record<string, Locked>): string[] =>
  Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, {license = 'none named'}]) => [place.replace(/^.*node_modules\//, ''), license] as const)
    .filter(([name, license]) => {
      // One of several is enough.
      const offered = license.replace(/[()]/g, '').split(/ OR /);
      return (
        !(name in EXCEPTIONS) &&
        !offered.some((one) => one.split(' AND ').every((part) => LICENSES.has(part)))
      );
    })
    .map(([name, license]) => `${name}: ${license}`);

describe('the lock file', () => {
  const {packages} = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };

  it('has every package, those for other systems included', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(10);
    expect(missingFrom(packages)).toEqual([]);
  });

  it('takes every package from npm, with a sum of its bytes', () => {
    expect(untrusted(packages)).toEqual([]);
  });

  it('has licenses that allow what the project does', () => {
    expect(unlicensed(packages)).toEqual([]);
  });

  it('with a foreign, an unsigned or an unlicensed package is found', () => {
    const sound = {
      resolved: 'https://registry.npmjs.org/a.tgz',
      integrity: 'sha512-a',
      license: '(MIT OR GPL-3.0)',
    };
    const packages = {
      'node_modules/a': sound,
      'node_modules/b': {...sound, resolved: 'git+ssh://git@example.com/b.git'},
      'node_modules/c': {...sound, integrity: undefined},
      'node_modules/d': {...sound, resolved: undefined},
      'node_modules/e': {...sound, license: 'MIT AND GPL-3.0'},
    };
    expect(untrusted(packages).map((line) => line.split(':')[0])).toEqual([
      'node_modules/b',
      'node_modules/c',
      'node_modules/d',
    ]);
    expect(unlicensed(packages)).toEqual(['e: MIT AND GPL-3.0']);
  });

  it('that lacks one is found', () => {
    const packages = {
      '': {dependencies: {a: '1'}},
      'node_modules/a': {dependencies: {b: '1'}, optionalDependencies: {'c-win32': '1'}},
      'node_modules/a/node_modules/b': {dependencies: {a: '1'}},
    };
    expect(missingFrom(packages)).toEqual(['c-win32, for node_modules/a']);
  });
});

/** A tag of an action can be moved to other code; a commit cannot. Dependabot proposes newer ones. */
it('workflows take their actions by commit', () => {
  const folder = path.join(root, '.github/workflows');
  const workflows = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const recipe = readFileSync(path.join(root, 'deploy/githubPages.ts'), 'utf8');
  const actions = [...workflows, recipe].flatMap((text) => text.match(/(?<=uses: ).*/g) ?? []);
  expect(actions.length).toBeGreaterThan(10);
  expect(actions.filter((action) => !/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});
