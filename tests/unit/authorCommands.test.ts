// @vitest-environment node
/** What the commands for authors say before they do anything. */
import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';

/** Runs a command as npm does. */
function run(script: string, ...args: string[]): {status: number | null; said: string} {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    encoding: 'utf8',
  });
  return {status, said: `${stdout}${stderr}`.trim()};
}

describe('commands for authors', () => {
  const usage =
    'Usage: npm run new -- <route> or npm run move -- <from> <to> or npm run remove -- <route> --to <other route>';
  const allowed = 'Allowed: pages as below docs/ (features/checkpoints), "texts", "all", "--staged".';

  it.each([
    ['scripts/pages.mts', ['new'], usage],
    ['scripts/pages.mts', ['move', 'a', 'b', 'c'], usage],
    ['scripts/pages.mts', ['remove', 'features/checkpoints'], usage],
    ['scripts/i18n.mts', ['stamp'], `Nothing named. ${allowed}`],
    ['scripts/i18n.mts', ['stamp', 'features/none'], `No page in both languages: features/none. ${allowed}`],
  ])('%s %j is refused', (script, args, message) => {
    expect(run(script, ...args)).toEqual({status: 1, said: message});
  });
});
