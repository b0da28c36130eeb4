import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {git} from '../../src/config/git.ts';
import {docsFolder} from '../../src/config/locales.ts';
import {pageLists} from './pageLists.mts';
import type {Edits, Files} from './project.mts';

/** Folders in which a page may be named, and is found by its name alone. */
const folders = [
  ...Object.values(docsFolder),
  'src',
  'tests/questions',
  'tests/search',
  'tests/browser',
  'tests/screenshots',
];

/** Reads the texts that may name a page. */
export function readFiles(root: string): Files {
  return new Map(
    folders.flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
        .map((file) => `${folder}/${file}`.replaceAll('\\', '/'))
        .filter((file) => /\.(mdx|ts|tsx|json|md|ya?ml)$/.test(file))
        .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const),
    ),
  );
}

/** What names the pages of the last commit and the addresses that it leads on; undefined where there is no history. */
export const committedPages = (root: string): string | undefined =>
  git(['show', ...pageLists.map((file) => `HEAD:${file}`)], root);

/** Lines of other files that name a page, `file:line`. What a redirect is made of does not count. */
export const namesLeft = (root: string, id: string): string[] =>
  (git(['grep', '--untracked', '-nwF', id, '--', '.', ':!src/config/redirects.ts'], root) ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(':').slice(0, 2).join(':'));

/** Writes what is to be written, and removes what is to go. */
export function applyEdits(root: string, {write, remove}: Edits): void {
  for (const [file, text] of write) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  remove.forEach((file) => rmSync(path.join(root, file)));
}
