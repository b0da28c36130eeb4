/** The command line of the content checks. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {git} from '../../src/config/git.ts';
import {docsFolder} from '../../src/config/locales.ts';
import {allPages} from '../../src/config/sections.ts';
import {checkSite} from './check.mts';
import {show} from './finding.mts';
import {root as projectRoot} from '../prepare.mjs';
import {readSite} from './read.mts';

/**
 * Checks the pages of the site, or those of another folder, and says what it found, first of the pages that changed
 * since the last commit.
 *
 * @param args `[--root <folder>] [--json] [files…]`
 * @param print where lines go
 * @returns exit status: 1 when something was found, or a file is no page
 */
export function checkContent(args: string[], print: Pick<Console, 'log' | 'error'>): number {
  const {values, positionals} = parseArgs({
    args,
    // `root`: another folder laid out like the site, such as a fixture. Whatever pages it has are known.
    // `json`: the findings for a program, and nothing else.
    options: {root: {type: 'string'}, json: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const root = path.resolve(values.root ?? projectRoot);
  const files = positionals.map((file) => path.relative(root, path.resolve(file)).replaceAll('\\', '/'));
  const site = readSite({root, ...(values.root === undefined && {known: allPages, cached: true})});
  const there = new Set([...site.pages, ...site.strays].map(({file}) => file));
  const unknown = files.filter((file) => !there.has(file));
  if (unknown.length > 0) {
    unknown.forEach((file) => print.error(`${file} is no page of ${root}`));
    return 1;
  }
  const changed = git(
    ['diff', 'HEAD', '--name-only', '--relative', '--', ...Object.values(docsFolder)],
    root,
  );
  const found = checkSite(site, files, changed?.split('\n'));
  if (values.json) {
    print.log(JSON.stringify(found));
  } else if (found.length === 0) {
    print.log(`${files.length || site.pages.length} pages, spelling aside: nothing found`);
  } else {
    found.forEach((finding) => print.error(show(finding)));
    print.error(`${found.length} findings in ${new Set(found.map(({file}) => file)).size} files`);
  }
  return found.length > 0 ? 1 : 0;
}
