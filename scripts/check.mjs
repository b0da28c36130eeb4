// @ts-check
/*
 * `npm run check -- <name> [arguments]`: one check, with the builds that it needs when these are not there or older
 * than a source. `npm run check -- list` names all.
 */
import {allChecks} from './checks.mjs';
import {isFresh} from './fresh.mjs';
import {installBrowser, installPackages, requireNode} from './prepare.mjs';
import {runCheck} from './run.mjs';

/** Builds that are missing, and then the check itself. @param {string} name @param {readonly string[]} args */
async function run(name, args) {
  const check = allChecks[name];
  if (!check) {
    console.error(`No check "${name}". There are: ${Object.keys(allChecks).join(', ')}.`);
    return false;
  }
  const env = check.hasBrowser ? {CHROMIUM_PATH: await installBrowser()} : {};
  for (const need of check.needs ?? []) {
    const build = allChecks[need];
    if (build && !isFresh(need) && !(await runCheck(need, build, {})).isGreen) {
      return false;
    }
  }
  return (await runCheck(name, check, {env, args, isShown: true})).isGreen;
}

requireNode();
const [name = 'list', ...args] = process.argv.slice(2);
if (name === 'list') {
  const width = Math.max(...Object.keys(allChecks).map(({length}) => length));
  Object.entries(allChecks).forEach(([known, {what}]) => console.log(`${known.padEnd(width)}  ${what}`));
} else {
  installPackages();
  process.exitCode = (await run(name, args)) ? 0 : 1;
}
