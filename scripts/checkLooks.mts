/**
 * `npm run check:looks [-- --update]`: the first screens of twenty pages beside
 * their reference pictures, in both languages and modes, at three widths. Needs
 * a build. `--update` accepts what it finds; every other argument is Playwright's
 * (`-- --grep legal`).
 *
 * It is no part of `npm test`: a new sentence is enough to make it red, and then
 * a person has to look. CI runs it.
 */
import {spawnSync} from 'node:child_process';
import {installBrowser, root} from './prepare.mjs';

const args = process.argv
  .slice(2)
  .flatMap((arg) => (arg === '--update' ? ['--update-snapshots', 'all'] : [arg]));
const {status} = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'tests/looks/playwright.config.mts', ...args],
  {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {...process.env, CHROMIUM_PATH: await installBrowser()},
  },
);
if (status !== 0) {
  console.error(
    'Expected, actual and difference of each picture are in .cache/looks. If the change is meant: npm run check:looks -- --update',
  );
}
process.exitCode = status ?? 1;
