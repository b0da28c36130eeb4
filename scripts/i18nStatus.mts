/**
 * `npm run i18n:status [-- --json]`: which Portuguese pages and texts are older than their English, and what
 * has not been looked at for long. Fails above the numbers of src/config/freshness.ts.
 */
import {parseArgs} from 'node:util';
import {freshness} from '../src/config/freshness.ts';
import {hasHistory} from '../src/config/history.ts';
import {projectRoot} from './content/read.mts';
import {readState, reportOn, tooMuch} from './author/status.mts';

const {values} = parseArgs({options: {json: {type: 'boolean', default: false}}});
const report = reportOn(await readState(projectRoot));
const faults = tooMuch(report);

if (values.json) {
  console.log(JSON.stringify(report, null, 2));
} else {
  const {pages, texts, due} = report;
  const of = (state: string) => pages.filter((page) => page.state === state);
  for (const {page, state, since = '', changed = []} of pages.filter(({state}) => state !== 'current')) {
    console.log([state.padEnd(9), page, since, changed.map((id) => `#${id}`).join(' ')].join('  ').trimEnd());
  }
  for (const {file, en, 'pt-BR': portuguese} of texts) {
    console.log(`outdated   ${file}: "${en}" is now beside "${portuguese}"`);
  }
  for (const {id, checked} of due.providers) {
    console.log(`due        provider ${id}: compared with the vendor in ${checked}`);
  }
  for (const {page, seen} of due.pages) {
    console.log(`due        ${page}: last looked at on ${seen}`);
  }
  console.log(
    `${of('current').length} pages up to date, ${of('outdated').length} outdated, ${of('missing').length} missing, ${of('orphaned').length} orphaned; ${texts.length} texts outdated; due: ${due.providers.length} providers (after ${freshness.providerDays} days), ${due.pages.length} pages (after ${freshness.pageDays}).`,
  );
  if (!hasHistory(projectRoot)) {
    console.log(
      'This copy has no whole Git history: what changed, when, and the age of pages are not known.',
    );
  }
}
faults.forEach((fault) => console.error(fault));
process.exitCode = faults.length > 0 ? 1 : 0;
