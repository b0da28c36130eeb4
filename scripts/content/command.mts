/**
 * The command line of the content checks.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {allPages} from '../../src/config/sections.ts';
import {providers} from '../../src/facts/providers/data.ts';
import {ageNote} from './age.mts';
import {checkSite, show} from './check.mts';
import {projectRoot, readSite} from './read.mts';

/**
 * Checks the pages of the site, or those of another folder, and says what it found.
 *
 * @param args `[--root <folder>] [--json] [files…]`
 * @param print where lines go
 * @returns exit status: 1 when something was found, or a file is no page
 */
export function checkContent(args: string[], print: Pick<Console, 'log' | 'warn' | 'error'>): number {
  const {values, positionals} = parseArgs({
    args,
    // `root`: another folder laid out like the site, such as a fixture. Whatever pages it has are known.
    // `json`: the findings for a program, and nothing else.
    options: {root: {type: 'string'}, json: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const root = path.resolve(values.root ?? projectRoot);
  const files = positionals.map((file) => path.relative(root, path.resolve(file)).replaceAll('\\', '/'));

  const site = readSite({
    root,
    ...(values.root === undefined && {known: allPages, cached: true}),
  });
  const unknown = files.filter((file) => !site.pages.some((page) => page.file === file));
  if (unknown.length > 0) {
    unknown.forEach((file) => print.error(`${file} is no page of ${root}`));
    return 1;
  }
  const findings = checkSite(site, files, (text) => print.warn(text));
  if (values.json) {
    print.log(JSON.stringify(findings));
    return findings.length > 0 ? 1 : 0;
  }
  findings.forEach((finding) => print.error(show(finding)));
  if (findings.length > 0) {
    print.error(`${findings.length} findings in ${new Set(findings.map(({file}) => file)).size} files`);
    return 1;
  }
  const note = values.root === undefined && ageNote(providers, new Date());
  if (note) {
    print.warn(note);
  }
  print.log(`${files.length || site.pages.length} pages: nothing found`);
  return 0;
}
