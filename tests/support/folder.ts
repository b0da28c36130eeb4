/** An empty folder for each test of a file, which is gone after it. */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach} from 'vitest';

interface Folder {
  /** Its path: another one in each test. */
  readonly root: string;
  readonly inside: (file: string) => string;
  /** Writes a file below it. */
  readonly write: (file: string, text: string | Buffer) => void;
  readonly read: (file: string) => string;
  readonly remove: (file: string) => void;
}

/** To be called before a test file’s own `beforeEach`, which then finds the folder. */
export function emptyFolder(): Folder {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(root, {recursive: true, force: true}));
  const inside = (file: string) => path.join(root, file);
  return {
    get root() {
      return root;
    },
    inside,
    write(file, text) {
      mkdirSync(path.dirname(inside(file)), {recursive: true});
      writeFileSync(inside(file), text);
    },
    read: (file) => readFileSync(inside(file), 'utf8'),
    remove: (file) => rmSync(inside(file), {recursive: true}),
  };
}
