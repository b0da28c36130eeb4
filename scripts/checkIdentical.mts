/**
 * `npm run check:identical`: builds the last commit twice, in two clean clones at different places,
 * and names every file that differs. Exits 1 when one does; the builds then stay in .cache/identical.
 * `-- --locale en` builds one language. It is no part of `npm test`: it takes as long as two builds.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {root} from './prepare.mjs';

const FOLDER = path.join(root, '.cache/identical');

/** Files below a folder, with `/`, in order. */
const filesOf = (dir: string): string[] =>
  readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

/** Characters shown before and after the first difference. */
const ROUND = 60;

/**
 * Where two folders differ, one line for each file.
 *
 * @returns `assets/js/main.1.js: only in the first`, or the bytes round the first difference
 */
export function differences(first: string, second: string): string[] {
  const [a, b] = [filesOf(first), filesOf(second)].map((files) => new Set(files)) as [
    Set<string>,
    Set<string>,
  ];
  return [...new Set([...a, ...b])].sort().flatMap((name) => {
    if (!b.has(name) || !a.has(name)) {
      return [`${name}: only in the ${a.has(name) ? 'first' : 'second'}`];
    }
    const [one, other] = [first, second].map((dir) => readFileSync(path.join(dir, name))) as [Buffer, Buffer];
    if (one.equals(other)) {
      return [];
    }
    const at = one.findIndex((byte, place) => byte !== other[place]);
    const shown = [one, other].map((bytes) => {
      const start = Math.max((at === -1 ? bytes.length : at) - ROUND, 0);
      return bytes
        .subarray(start, start + 2 * ROUND)
        .toString()
        .replace(/\s+/g, ' ');
    });
    return [`${name}: …${shown.join('… and …')}…`];
  });
}

/** A clean clone, built. @returns the folder of the built site */
function buildClone(name: string, args: readonly string[]): string {
  const dir = path.join(FOLDER, name);
  execFileSync('git', ['clone', '--quiet', root, dir], {stdio: 'inherit'});
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'), 'junction');
  execFileSync('npx', ['docusaurus', 'build', ...args], {
    cwd: dir,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return path.join(dir, 'build');
}

if (process.argv[1] === import.meta.filename) {
  if (existsSync(FOLDER)) {
    rmSync(FOLDER, {recursive: true});
  }
  const args = process.argv.slice(2);
  // Places of different length: a path in a file would move what follows.
  const [first, second] = ['one', 'another-place'].map((name) => buildClone(name, args)) as [string, string];
  const found = differences(first, second);
  found.forEach((line) => console.error(line));
  console.log(`${filesOf(first).length} files, built twice: ${found.length} differ`);
  if (found.length > 0) {
    process.exitCode = 1;
  } else {
    rmSync(FOLDER, {recursive: true});
  }
}
