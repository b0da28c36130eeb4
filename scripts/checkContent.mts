/**
 * `npm run check:content -- [files…]`: what the text of the pages must keep to.
 * Prints `file:line: what came; what is allowed` for each finding.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {allPages} from '../src/config/sections.ts';
import {checkSite, show} from './content/check.mts';
import {projectRoot, readSite} from './content/site.mts';

const {values, positionals} = parseArgs({
  // Another folder laid out like the site, such as a fixture: whatever pages it has are known.
  options: {root: {type: 'string'}},
  allowPositionals: true,
});
const root = path.resolve(values.root ?? projectRoot);
const files = positionals.map((file) => path.relative(root, path.resolve(file)).replaceAll('\\', '/'));

const site = readSite({root, ...(values.root === undefined && {known: allPages})});
const unknown = files.filter((file) => !site.pages.some((page) => page.file === file));
for (const file of unknown) {
  console.error(`${file} is no page of ${root}`);
}
if (unknown.length > 0) {
  process.exit(1);
}
const findings = checkSite(site, files, console.warn);
for (const finding of findings) {
  console.error(show(finding));
}
if (findings.length > 0) {
  console.error(`${findings.length} findings in ${new Set(findings.map(({file}) => file)).size} files`);
  process.exitCode = 1;
} else {
  console.log(`${files.length || site.pages.length} pages: nothing found`);
}
