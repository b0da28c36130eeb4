/**
 * `npm run check -- content [files…]`: what the text of the pages must keep to. Prints `file:line: what came; what is
 * allowed` for each finding; then the spelling of the named pages, or of those that changed since the last commit, and
 * those of their translations that are older. Without names these fail above the numbers of src/config/freshness.ts.
 * `--staged` looks at the files of the next commit alone, `--json` prints the findings for a program and nothing else.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {docsFolder, locales} from '../src/config/locales.ts';
import {git} from '../src/config/git.ts';
import {refuseBrokenJson} from '../src/data/json.ts';
import {inProject, root} from './prepare.mjs';

const args = process.argv.slice(2);
const isStaged = args.includes('--staged');
const named = args
  .filter((arg) => !arg.startsWith('--'))
  .map((file) => path.relative(root, path.resolve(file)).replaceAll('\\', '/'));

/** Pages that were added or changed since the last commit, or are in the next one. */
function changedPages(): string[] {
  const listed = [
    git(
      ['diff', ...(isStaged ? ['--cached'] : ['HEAD']), '--name-only', '--relative', '--diff-filter=AMR'],
      root,
    ),
    isStaged ? '' : git(['ls-files', '--others', '--exclude-standard'], root),
  ];
  return listed
    .flatMap((text) => text?.split('\n') ?? [])
    .filter(
      (file) => file.endsWith('.mdx') && locales.some((locale) => file.startsWith(`${docsFolder[locale]}/`)),
    );
}

/** @returns exit status */
function checkSpelling(pages: readonly string[]): number {
  if (pages.length === 0) {
    return 0;
  }
  const {status} = spawnSync('cspell', ['--no-progress', '--no-summary', ...pages], inProject);
  return status ?? 1;
}

/** Names translations of these pages that are older than their English. @returns exit status, by the limits of all pages if none is named */
async function checkTranslations(changed: readonly string[]): Promise<number> {
  const {ageOf, readState, reportOn} = await import('./author/status.mts');
  const {tasks, faults} = ageOf(reportOn(await readState(root)), changed, named);
  tasks.forEach((task) => console.warn(task));
  faults.forEach((fault) => console.error(fault));
  return faults.length > 0 ? 1 : 0;
}

/** @returns exit status */
async function check(): Promise<number> {
  refuseBrokenJson(root);
  const {checkContent} = await import('./content/command.mts');
  if (args.includes('--json')) {
    return checkContent(args, console);
  }
  const changed = changedPages();
  // In the next commit, pages that did not change are not its matter.
  const pages = isStaged ? changed : named;
  const isEmpty = isStaged && changed.length === 0;
  return Math.max(
    isEmpty ? 0 : checkContent(pages, console),
    checkSpelling(named.length > 0 ? named : changed),
    // A commit without a page makes no translation older.
    isEmpty ? 0 : await checkTranslations(changed),
  );
}

try {
  process.exitCode = await check();
} catch (error) {
  console.error((error as Error).message);
  // Node.js would throw again, with a stack, what stops a module that several import.
  process.exit(1);
}
