import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

interface Locked {
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

describe('a lock file', () => {
  it.each(['package-lock.json', 'tests/lighthouse/package-lock.json', 'tests/observatory/package-lock.json'])(
    '%s has every package, those for other systems included',
    (file) => {
      const {packages} = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
        packages: Record<string, Locked>;
      };
      expect(Object.keys(packages).length).toBeGreaterThan(10);
      expect(missingFrom(packages)).toEqual([]);
    },
  );

  it('that lacks one is found', () => {
    const packages = {
      '': {dependencies: {a: '1'}},
      'node_modules/a': {dependencies: {b: '1'}, optionalDependencies: {'c-win32': '1'}},
      'node_modules/a/node_modules/b': {dependencies: {a: '1'}},
    };
    expect(missingFrom(packages)).toEqual(['c-win32, for node_modules/a']);
  });
});
