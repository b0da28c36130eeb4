// @ts-check
/*
 * `npm test`: installs what is missing, a browser included, runs every check,
 * and ends with `N passed, N failed`. `npm test -- lint unit` runs those alone.
 *
 * A check counts as one, except those that know their tests: vitest and
 * Playwright write a report, from which their tests are counted.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {installBrowser, installPackages, requireNode, root, say, since} from './prepare.mjs';

/**
 * @typedef {{passed: number, failed: number}} Tally
 * @typedef {{name: string, what: string, args?: string[], report?: (file: string) => Tally}} Check
 */

const reports = path.join(root, '.cache/reports');

/** @param {string} file @returns {Tally} */
function vitestTally(file) {
  const {numPassedTests, numFailedTests, numFailedTestSuites} = JSON.parse(readFileSync(file, 'utf8'));
  return {passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites)};
}

/** @param {string} file @returns {Tally} */
function playwrightTally(file) {
  const {stats, errors} = JSON.parse(readFileSync(file, 'utf8'));
  return {passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length};
}

/** In this order: what fails fastest comes first; the last ones need the build. @type {Check[]} */
const checks = [
  {name: 'types', what: 'TypeScript'},
  {name: 'lint', what: 'ESLint with accessibility rules, Stylelint'},
  {name: 'format', what: 'Prettier'},
  {name: 'spelling', what: 'spelling in both languages'},
  {name: 'content', what: 'front matter, skeletons, both languages side by side'},
  {
    name: 'unit',
    what: 'unit tests, and every checker against a fixture that must fail',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${path.join(reports, 'unit.json')}`],
    report: vitestTally,
  },
  {name: 'build', what: 'the site without a warning, and a second site with another product'},
  {name: 'site', what: 'routes, links, anchors, redirects and metadata of the built site'},
  {name: 'search', what: 'the search of the built site with judged queries, beside the stock plugin'},
  {name: 'lighthouse', what: 'accessibility, best practices and SEO of four pages in each language'},
  {name: 'browser', what: 'the built site in a real browser', report: playwrightTally},
];

const start = Date.now();
requireNode();
installPackages();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`No check "${unknown.join('", "')}". There are: ${checks.map(({name}) => name).join(', ')}.`);
  process.exit(1);
}
const selected = checks.filter(({name}) => wanted.length === 0 || wanted.includes(name));
rmSync(reports, {recursive: true, force: true});
mkdirSync(reports, {recursive: true});
/** @type {NodeJS.ProcessEnv} */
const env = {...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'browser.json')};
if (selected.some(({name}) => name === 'browser')) {
  env.CHROMIUM_PATH = await installBrowser();
  say(`Browser: ${env.CHROMIUM_PATH}`);
}

const total = {passed: 0, failed: 0};
/** @type {string[]} */
const failures = [];
for (const {name, what, args = [], report} of selected) {
  const checkStart = Date.now();
  say(`${name}: ${what}`);
  const {status} = spawnSync('npm', ['run', '--silent', `check:${name}`, '--', ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env,
  });
  /** @type {Tally} */
  let tally = {passed: 0, failed: 0};
  try {
    tally = report?.(path.join(reports, `${name}.json`)) ?? tally;
  } catch (error) {
    console.error(`No report from ${name}: ${error}`);
  }
  const counted = tally.passed + tally.failed > 0;
  if (status !== 0) {
    total.failed += Math.max(tally.failed, 1);
    total.passed += tally.passed;
    failures.push(name);
  } else {
    total.passed += counted ? tally.passed : 1;
  }
  say(`${name}: ${status === 0 ? 'ok' : 'FAILED'} (${since(checkStart)})`);
}

if (failures.length > 0) {
  say(`Failed: ${failures.join(', ')}. Run one alone with: npm test -- ${failures[0]}`);
}
say(`Finished in ${since(start)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
