// @ts-check
/* Runs one check: its commands, their output, how many of its tests have passed. */
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {reportOf} from './checks.mjs';
import {root, say, since} from './prepare.mjs';

/** Programs of the packages, also where npm has not put them on the PATH. */
const PATH = [path.join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(path.delimiter);

/**
 * Whether a file of tests fails, but none of its tests: it could not be loaded.
 *
 * @param {{status: string, assertionResults: readonly {status: string}[]}} file
 */
const isBroken = ({status, assertionResults}) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed');

/** The numbers of tests in a report. @param {'vitest' | 'playwright'} by @param {string} file @returns {import('./checks.mjs').Tally} */
function tallyOf(by, file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return by === 'vitest'
    ? {
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.testResults.filter(isBroken).length,
      }
    : {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected + report.errors.length,
      };
}

/**
 * Runs commands one after the other, and stops at the first that fails.
 *
 * @param {readonly (readonly string[])[]} commands
 * @param {NodeJS.ProcessEnv} env
 * @param {Buffer[] | undefined} output gets what they say; without one it is shown at once
 * @returns {Promise<boolean>} whether all have succeeded
 */
async function runCommands(commands, env, output) {
  // On Windows a shell starts what npm has installed, and takes a sign in an argument for its own.
  const isWindows = process.platform === 'win32';
  for (const [program = '', ...args] of commands) {
    const child = spawn(program, isWindows ? args.map((arg) => `"${arg}"`) : args, {
      cwd: root,
      stdio: output ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: isWindows,
      env,
    });
    child.stdout?.on('data', (data) => output?.push(data));
    child.stderr?.on('data', (data) => output?.push(data));
    const status = await new Promise((resolve) => {
      child.on('error', (error) => {
        output?.push(Buffer.from(String(error)));
        resolve(1);
      });
      child.on('close', resolve);
    });
    if (status !== 0) {
      return false;
    }
  }
  return true;
}

/**
 * @param {string} name
 * @param {import('./checks.mjs').Check} check
 * @param {{env?: NodeJS.ProcessEnv, args?: readonly string[], isShown?: boolean}} options whether its output is shown
 *   at once; otherwise it is in one piece at the end
 * @returns {Promise<{isGreen: boolean, tally: import('./checks.mjs').Tally}>}
 */
export async function runCheck(name, {what, run, report, hint}, {env, args = [], isShown = false}) {
  const start = Date.now();
  const file = reportOf(name);
  mkdirSync(path.dirname(file), {recursive: true});
  rmSync(file, {force: true});
  say(`${name}: ${what}`);
  /** @type {Buffer[] | undefined} */
  const output = isShown ? undefined : [];
  const commands = run.map((command, index) => (index === run.length - 1 ? [...command, ...args] : command));
  const hasSucceeded = await runCommands(
    commands,
    {...process.env, ...env, PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: file},
    output,
  );
  let tally = {passed: hasSucceeded ? 1 : 0, failed: hasSucceeded ? 0 : 1};
  if (report) {
    try {
      tally = tallyOf(report, file);
    } catch (error) {
      output?.push(Buffer.from(`\nNo report: ${error}`));
    }
  }
  const isGreen = hasSucceeded && tally.failed === 0 && tally.passed > 0;
  say(`${name}: ${isGreen ? 'ok' : 'FAILED'} (${since(start)})`);
  if (output && output.length > 0) {
    console.log(Buffer.concat(output).toString().trim());
  }
  if (!isGreen && hint) {
    console.error(hint);
  }
  return {isGreen, tally: isGreen ? tally : {...tally, failed: Math.max(tally.failed, 1)}};
}
