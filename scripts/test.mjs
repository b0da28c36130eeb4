// @ts-check
/*
 * `npm test`: installs what is missing, a browser included, runs every check,
 * and ends with `N passed, N failed`. `npm test -- quick` runs what needs no
 * build; `npm test -- lint unit` those checks alone.
 *
 * Checks that need nothing of each other run side by side, one on each core; the
 * output of each is printed in one piece when it ends. A check counts as one,
 * except those that know their tests: vitest and Playwright write a report, from
 * which their tests are counted.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {isFresh} from './fresh.mjs';
import {installBrowser, installPackages, requireNode, root, say, since} from './prepare.mjs';

/**
 * @typedef {{passed: number, failed: number}} Tally
 * @typedef {{
 *   name: string,
 *   what: string,
 *   script?: string, // what runs it, `check:<name>` without one
 *   needs?: string[], // names of checks that have to pass first
 *   build?: import('./fresh.mjs').Build, // what it makes
 *   browser?: boolean, // it drives one
 *   alone?: boolean, // it uses every core itself
 *   args?: string[],
 *   report?: (file: string) => Tally,
 * }} Check
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

/** They are begun in this order: the builds early, because others wait for them, and what takes long. @type {Check[]} */
const checks = [
  {name: 'build', what: 'the site is built without a warning', build: 'site'},
  {name: 'types', what: 'TypeScript'},
  {
    name: 'unit',
    what: 'unit tests, and every checker against a fixture that must fail',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${path.join(reports, 'unit.json')}`],
    report: vitestTally,
  },
  {
    name: 'variant',
    what: 'a second site with another product, without a trace of the first',
    build: 'variant',
  },
  {name: 'search', what: 'the search of the built site with judged queries', needs: ['build']},
  {name: 'content', what: 'front matter, skeletons, both languages side by side'},
  {name: 'lint', what: 'ESLint with accessibility rules, Stylelint'},
  {name: 'format', what: 'Prettier'},
  {name: 'spelling', what: 'spelling in both languages'},
  {
    name: 'site',
    what: 'routes, links, anchors, redirects and metadata of the built site',
    needs: ['build'],
    args: ['build'],
  },
  {
    name: 'variantSite',
    what: 'the same of the second site',
    script: 'check:site',
    needs: ['variant'],
    args: ['variant'],
  },
  {
    name: 'browser',
    what: 'the built sites in a real browser',
    needs: ['build', 'variant'],
    browser: true,
    alone: true,
    report: playwrightTally,
  },
];

/** Names for several checks. @type {Record<string, string[]>} */
const groups = {quick: ['types', 'unit', 'content', 'lint', 'format', 'spelling']};

/**
 * The checks that were asked for, and the builds that they need if those are not there or older than a source.
 *
 * @param {string[]} wanted
 */
function select(wanted) {
  const known = [...Object.keys(groups), ...checks.map(({name}) => name)];
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`No check "${unknown.join('", "')}". There are: ${known.join(', ')}.`);
    process.exit(1);
  }
  const names = wanted.flatMap((name) => groups[name] ?? [name]);
  const asked = checks.filter(({name}) => names.length === 0 || names.includes(name));
  const missing = checks.filter(
    (check) =>
      check.build &&
      !asked.includes(check) &&
      asked.some(({needs}) => needs?.includes(check.name)) &&
      !isFresh(check.build),
  );
  return checks.filter((check) => asked.includes(check) || missing.includes(check));
}

/**
 * Runs a check. Its output comes at once when it runs alone, otherwise in one piece at its end.
 *
 * @param {Check} check
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{tally: Tally, isGreen: boolean}>}
 */
async function run({name, what, script = `check:${name}`, args = [], alone = false, report}, env) {
  const start = Date.now();
  say(`${name}: ${what}`);
  /** @type {Buffer[]} */
  const output = [];
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: root,
    stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
    env,
  });
  child.stdout?.on('data', (data) => output.push(data));
  child.stderr?.on('data', (data) => output.push(data));
  const status = await new Promise((resolve) => {
    child.on('error', (error) => {
      output.push(Buffer.from(String(error)));
      resolve(1);
    });
    child.on('close', resolve);
  });
  /** @type {Tally | undefined} */
  let tally;
  try {
    tally = report?.(path.join(reports, `${name}.json`));
  } catch (error) {
    output.push(Buffer.from(`\nNo report: ${error}`));
  }
  const isGreen =
    status === 0 && (!report || (tally !== undefined && tally.passed > 0 && tally.failed === 0));
  say(`${name}: ${isGreen ? 'ok' : 'FAILED'} (${since(start)})`);
  if (output.length > 0) {
    console.log(Buffer.concat(output).toString().trim());
  }
  tally ??= {passed: isGreen ? 1 : 0, failed: 0};
  return {tally: isGreen ? tally : {...tally, failed: Math.max(tally.failed, 1)}, isGreen};
}

const start = Date.now();
requireNode();
installPackages();
const selected = select(process.argv.slice(2));
rmSync(reports, {recursive: true, force: true});
mkdirSync(reports, {recursive: true});
/** @type {NodeJS.ProcessEnv} */
const env = {...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'browser.json')};
if (selected.some(({browser}) => browser)) {
  env.CHROMIUM_PATH = await installBrowser();
  say(`Browser: ${env.CHROMIUM_PATH}`);
}

const total = {passed: 0, failed: 0};
/** @type {Set<string>} */
const green = new Set();
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const notRun = [];
/** @type {Map<Check, Promise<void>>} */
const running = new Map();
let waiting = selected;
while (waiting.length > 0 || running.size > 0) {
  for (const check of waiting) {
    const needed = (check.needs ?? []).filter((need) => selected.some(({name}) => name === need));
    const broken = needed.filter((need) => failures.includes(need) || notRun.includes(need));
    const places = [...running.keys()].some(({alone}) => alone)
      ? 0
      : os.availableParallelism() - running.size;
    if (broken.length > 0) {
      say(`${check.name}: not run, because ${broken.join(' and ')} failed`);
      notRun.push(check.name);
    } else if (needed.every((need) => green.has(need)) && (check.alone ? running.size === 0 : places > 0)) {
      const job = run(check, env).then(({tally, isGreen}) => {
        total.passed += tally.passed;
        total.failed += tally.failed;
        if (isGreen) {
          green.add(check.name);
        } else {
          failures.push(check.name);
        }
        running.delete(check);
      });
      running.set(check, job);
    } else {
      continue;
    }
    waiting = waiting.filter((other) => other !== check);
  }
  await Promise.race(running.values());
}

if (failures.length > 0) {
  const skipped = notRun.length > 0 ? ` Not run: ${notRun.join(', ')}.` : '';
  say(`Failed: ${failures.join(', ')}.${skipped} Run one alone with: npm test -- ${failures[0]}`);
}
say(`Finished in ${since(start)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
