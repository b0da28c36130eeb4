import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {docsFolder} from '../../src/config/locales.ts';
import type {Edits, Files} from './pages.mts';

/** Folders in which a page may be named. */
const folders = [...Object.values(docsFolder), 'src', 'tests/questions', 'tests/search'];

/** Reads the texts that may name a page. */
export function readFiles(root: string): Files {
  return new Map(
    folders.flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
        .map((file) => `${folder}/${file}`.replaceAll('\\', '/'))
        .filter((file) => /\.(mdx|ts|tsx|json|md)$/.test(file))
        .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const),
    ),
  );
}

/** Writes what is to be written, and removes what is to go. */
export function applyEdits(root: string, {write, remove}: Edits): void {
  for (const [file, text] of write) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  remove.forEach((file) => rmSync(path.join(root, file)));
}
