/**
 * `npm run check:tests [-- <words>…]`: whether the suite catches what it is for.
 *
 * Seeds the defects of tests/defects, or those whose name has one of the words,
 * in a scratch copy of the project, and runs the check that has to turn red for
 * each: with the arguments that make it look where the defect is, so that the
 * whole takes well under an hour. Before, the same checks have to be green on
 * the copy as it is. Defects of the sources are tried one at a time; those that
 * show in a built site share a build, and each is looked for by itself.
 *
 * Prints a table; exits 1 when a defect stays unseen. It is no part of `npm test`.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  buildChecks,
  defects,
  isOfVariant,
  siteChecks,
  sourceChecks,
  type Defect,
} from '../tests/defects/defects';
import type {Edit} from '../tests/defects/edits';
import {installBrowser, root, since} from './prepare.mjs';
import {copyProject} from './workingCopy.mts';

/** For one check, in milliseconds. */
const TIMEOUT = 600_000;

const isIn = (list: readonly string[], {check}: Defect): boolean => list.includes(check);

/** A copy of the sources as they are now, with the history that the checks ask for. */
function makeScratch(): string {
  const scratch = path.join(mkdtempSync(path.join(os.tmpdir(), 'defects-')), 'site');
  execFileSync('git', ['clone', '--quiet', '--local', '--no-checkout', root, scratch]);
  execFileSync('git', ['reset', '--quiet'], {cwd: scratch});
  copyProject(scratch);
  return scratch;
}

const scratch = makeScratch();
const env = {
  ...process.env,
  CHROMIUM_PATH: await installBrowser(),
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  // A retry would hide what a defect does at times.
  CI: '',
};

interface Outcome {
  status: number;
  output: string;
}

function run(check: string, args: readonly string[] = []): Outcome {
  const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', `check:${check}`, '--', ...args], {
    cwd: scratch,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: TIMEOUT,
    maxBuffer: 256 * 1024 * 1024,
    env,
  });
  return {status: status ?? 1, output: stdout + stderr};
}

/** Makes the changes, and returns what takes them back. */
function seed(edits: readonly Edit[]): () => void {
  const before = new Map<string, string | undefined>();
  for (const {file, change} of edits) {
    const place = path.join(scratch, file);
    const text = existsSync(place) ? readFileSync(place, 'utf8') : undefined;
    if (!before.has(file)) {
      before.set(file, text);
    }
    const changed = change(text);
    if (changed === undefined) {
      rmSync(place);
    } else {
      mkdirSync(path.dirname(place), {recursive: true});
      writeFileSync(place, changed);
    }
  }
  return () => {
    for (const [file, text] of before) {
      const place = path.join(scratch, file);
      if (text === undefined) {
        rmSync(place, {force: true});
      } else {
        writeFileSync(place, text);
      }
    }
  };
}

interface Row {
  defect: Defect;
  isSeen: boolean;
  said: string;
  took: string;
}

const rows: Row[] = [];

/** The line in which a check says what was looked for. */
const lineOf = (output: string, says: RegExp): string => {
  const at = output.search(says);
  return output.slice(output.lastIndexOf('\n', at) + 1, output.indexOf('\n', at)).trim();
};

/** Judges what a check said of a defect. */
function note(defect: Defect, {status, output}: Outcome, start: number): void {
  const isSeen = status !== 0 && defect.says.test(output);
  const took = since(start);
  const said = isSeen
    ? lineOf(output, defect.says)
    : status === 0
      ? 'NOTHING: the check is green'
      : `SOMETHING ELSE: ${output.trim().split('\n').slice(-5).join(' / ')}`;
  rows.push({defect, isSeen, said, took});
  console.log(
    `${isSeen ? 'red ' : 'MISS'} ${defect.check.padEnd(8)} ${defect.name} (${took})\n     ${said.slice(0, 200)}`,
  );
}

/** Stops when a check is not green on the copy as it is: what it says of a defect would mean nothing. */
function requireGreen(check: string, args?: readonly string[]): void {
  const start = Date.now();
  const {status, output} = run(check, args);
  if (status !== 0) {
    throw new Error(
      `check:${check} ${args?.join(' ') ?? ''} is red without any defect:\n${output.slice(-4000)}`,
    );
  }
  console.log(`green ${check} ${args?.join(' ') ?? ''} (${since(start)})`);
}

const unique = <T,>(items: readonly T[]): T[] => [...new Set(items)];

/** Files and titles of several browser tests as one call. */
const together = (calls: readonly Defect[]): string[] => [
  ...unique(calls.map(({args: [file = ''] = []}) => file)),
  '-g',
  calls.map(({args = []}) => `(${args[2]})`).join('|'),
];

/** Seeds one after the other: defects of the sources, and those that a build itself is stopped by. */
function tryEach(list: readonly Defect[]): void {
  for (const defect of list) {
    const start = Date.now();
    const undo = seed(defect.edits);
    note(defect, run(defect.check, defect.args), start);
    undo();
  }
}

function trySources(list: readonly Defect[]): void {
  for (const check of unique(list.map((defect) => defect.check))) {
    const args = unique(
      list.filter((defect) => defect.check === check).flatMap((defect) => defect.args ?? []),
    );
    requireGreen(check, args);
  }
  tryEach(list);
}

/** Defects that show in a build, all in one. */
function tryBuilt(list: readonly Defect[], build: 'build' | 'variant'): void {
  if (list.length === 0) {
    return;
  }
  const inBrowser = new Map(
    (['browser', 'sweep'] as const).map((check) => [
      check as string,
      list.filter((defect) => defect.check === check),
    ]),
  );
  const others = unique(list.map(({check}) => check)).filter((check) => !inBrowser.has(check));
  others.forEach((check) => requireGreen(check));
  for (const [check, calls] of inBrowser) {
    if (calls.length > 0) {
      requireGreen(check, together(calls));
    }
  }
  const undo = seed(list.flatMap(({edits}) => edits));
  requireGreen(build);
  const outcomes = new Map(
    others.map((check) => {
      const start = Date.now();
      return [check as string, {start, outcome: run(check)}] as const;
    }),
  );
  for (const defect of list) {
    const shared = outcomes.get(defect.check);
    const start = shared?.start ?? Date.now();
    note(defect, shared?.outcome ?? run(defect.check, defect.args), start);
  }
  undo();
}

const start = Date.now();
const words = process.argv.slice(2);
const chosen = defects.filter(({name}) => words.length === 0 || words.some((word) => name.includes(word)));
console.log(`${chosen.length} defects in ${scratch}`);
try {
  trySources(chosen.filter((defect) => isIn(sourceChecks, defect)));
  const stopping = chosen.filter((defect) => isIn(buildChecks, defect));
  const ofSites = chosen.filter((defect) => isIn(siteChecks, defect));
  if (ofSites.length > 0 || stopping.length > 0) {
    requireGreen('build');
    requireGreen('variant');
  }
  tryBuilt(
    ofSites.filter((defect) => !isOfVariant(defect)),
    'build',
  );
  tryBuilt(ofSites.filter(isOfVariant), 'variant');
  tryEach(stopping);
} finally {
  rmSync(path.dirname(scratch), {recursive: true, force: true});
}

const cell = (text: string) => text.replaceAll('|', '\\|').slice(0, 110);
console.log('\n| Defect | Check | What it said | Time |\n| --- | --- | --- | --- |');
rows.forEach(({defect, said, took}) =>
  console.log(
    `| ${defect.name} | \`${[defect.check, ...(defect.args ?? []).slice(0, 1)].join(' ')}\` | ${cell(said)} | ${took} |`,
  ),
);
const missed = rows.filter(({isSeen}) => !isSeen);
console.log(`\n${rows.length - missed.length} of ${rows.length} defects seen, in ${since(start)}`);
process.exitCode = missed.length > 0 ? 1 : 0;
