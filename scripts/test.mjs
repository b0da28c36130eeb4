// @ts-check
/*
 * `npm test`: installs what is missing, a browser included, runs every check of `testChecks` (checks.mjs), and ends
 * with `N passed, N failed`. `npm test -- quick` runs what needs no build; `npm test -- lint unit` those alone.
 *
 * Checks that need nothing of each other run side by side, one on each core; the output of each is printed in one
 * piece when it ends. A check counts as one, except those that know their tests: vitest and Playwright write a report.
 */
import os from 'node:os';
import {allChecks, groups, testChecks} from './checks.mjs';
import {isFresh} from './fresh.mjs';
import {installBrowser, installPackages, requireNode, say, since} from './prepare.mjs';
import {runCheck} from './run.mjs';

/**
 * The checks that were asked for, and the builds that they need if those are not there or older than a source.
 *
 * @param {readonly string[]} wanted
 * @returns {string[]}
 */
function select(wanted) {
  const unknown = wanted.filter((name) => !groups[name] && !allChecks[name]);
  if (unknown.length > 0) {
    const known = [...Object.keys(groups), ...Object.keys(allChecks)];
    console.error(`No check "${unknown.join('", "')}". There are: ${known.join(', ')}.`);
    process.exit(1);
  }
  const asked = wanted.flatMap((name) => groups[name] ?? [name]);
  const chosen = new Set(asked.length > 0 ? asked : Object.keys(testChecks));
  for (const name of [...chosen]) {
    allChecks[name]?.needs?.filter((need) => !isFresh(need)).forEach((need) => chosen.add(need));
  }
  return Object.keys(allChecks).filter((name) => chosen.has(name));
}

/** Cores that are free, and who waits for some, in this order. */
let freeCores = os.availableParallelism();
/** @type {{count: number, go: () => void}[]} */
const waiting = [];

/** @param {number} change */
function giveCores(change) {
  freeCores += change;
  for (let next = waiting[0]; next && next.count <= freeCores; next = waiting[0]) {
    waiting.shift();
    freeCores -= next.count;
    next.go();
  }
}

/** Waits for so many free cores. @param {number} count @returns {Promise<void>} */
const takeCores = (count) =>
  new Promise((resolve) => {
    waiting.push({count, go: () => resolve()});
    giveCores(0);
  });

const start = Date.now();
requireNode();
installPackages();
const selected = select(process.argv.slice(2));
/** @type {NodeJS.ProcessEnv} */
const env = {};
if (selected.some((name) => allChecks[name]?.hasBrowser)) {
  env.CHROMIUM_PATH = await installBrowser();
  say(`Browser: ${env.CHROMIUM_PATH}`);
}

const total = {passed: 0, failed: 0};
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const notRun = [];
/** Whether each has passed. @type {Map<string, Promise<boolean>>} */
const results = new Map();

/** Waits for what a check needs, and for a core, and runs it. @param {string} name @returns {Promise<boolean>} */
async function runInTurn(name) {
  const check = /** @type {import('./checks.mjs').Check} */ (allChecks[name]);
  const needs = check.needs ?? [];
  const passed = await Promise.all(needs.map((need) => results.get(need) ?? true));
  if (passed.includes(false)) {
    say(`${name}: not run, because ${needs.filter((_need, i) => !passed[i]).join(' and ')} failed`);
    notRun.push(name);
    return false;
  }
  const count = check.isAlone ? os.availableParallelism() : 1;
  await takeCores(count);
  const {isGreen, tally} = await runCheck(name, check, {env, isShown: check.isAlone ?? false}).finally(() =>
    giveCores(count),
  );
  total.passed += tally.passed;
  total.failed += tally.failed;
  if (!isGreen) {
    failures.push(name);
  }
  return isGreen;
}

selected.forEach((name) => results.set(name, runInTurn(name)));
await Promise.all(results.values());

if (failures.length > 0) {
  const skipped = notRun.length > 0 ? ` Not run: ${notRun.join(', ')}.` : '';
  say(`Failed: ${failures.join(', ')}.${skipped} Run one alone with: npm test -- ${failures[0]}`);
}
say(`Finished in ${since(start)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
