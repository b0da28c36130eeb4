/**
 * `npm run check:docs [-- --staged]`: what a writer wants to know before a commit, in seconds. All pages by the
 * rules of `npm run check:content`, then the spelling of the pages that changed and which of their translations are
 * older. Those fail above the limits of src/config/freshness.ts alone, as in `npm run i18n:status`.
 * With `--staged` only the files of the next commit are looked at.
 */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {docsFolder, locales} from '../src/config/locales.ts';
import {git} from '../src/config/history.ts';
import {checkContent} from './content/command.mts';
import {projectRoot} from './content/read.mts';
import {readState, reportOn, taskOf, tooMuch} from './author/status.mts';

const {values} = parseArgs({options: {staged: {type: 'boolean', default: false}}});

/** Files that were added or changed, below the project. */
function changedFiles(): string[] {
  const compared = values.staged ? ['diff', '--cached'] : ['diff', 'HEAD'];
  const listed = [
    git([...compared, '--name-only', '--diff-filter=AMR'], projectRoot),
    values.staged ? '' : git(['ls-files', '--others', '--exclude-standard'], projectRoot),
  ];
  return listed.flatMap((text) => text?.split('\n').filter(Boolean) ?? []);
}

const folders = locales.map((locale) => `${docsFolder[locale]}/`);
const pages = changedFiles().filter(
  (file) => file.endsWith('.mdx') && folders.some((folder) => file.startsWith(folder)),
);

/** The findings of the content checks. In the next commit, pages that did not change are not its matter. */
const content = values.staged && pages.length === 0 ? 0 : checkContent(values.staged ? pages : [], console);

const spelling =
  pages.length === 0
    ? 0
    : (spawnSync('npx', ['cspell', '--no-progress', '--no-summary', ...pages], {
        cwd: projectRoot,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      }).status ?? 1);

const ids = new Set(
  pages.map((file) => folders.reduce((id, folder) => id.replace(folder, ''), file).replace(/\.mdx$/, '')),
);
// A commit without a page makes no translation older.
const report = values.staged && ids.size === 0 ? undefined : reportOn(await readState(projectRoot));
const older = report?.pages.flatMap((status) => (ids.has(status.page) ? (taskOf(status) ?? []) : [])) ?? [];
const faults = report ? tooMuch(report) : [];
[...older, ...faults].forEach((line) => console.error(line));
process.exitCode = content !== 0 || spelling !== 0 || faults.length > 0 ? 1 : 0;
