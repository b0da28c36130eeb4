/** What the commands for authors say before they do anything. */
import {expect, it, vi} from 'vitest';

const scripts = {
  pages: () => import('../../scripts/pages.mts'),
  i18n: () => import('../../scripts/i18n.mts'),
};

/** Runs a command as npm does, in this process. */
async function run(script: keyof typeof scripts, args: string[]) {
  const {argv, exitCode} = process;
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.resetModules();
  process.argv = ['node', script, ...args];
  try {
    await scripts[script]();
    return {status: process.exitCode, said: error.mock.calls.flat()};
  } finally {
    Object.assign(process, {argv, exitCode});
  }
}

const usage =
  'Usage: npm run new -- <route> or npm run move -- <from> <to> or npm run remove -- <route> --to <other route>';
const allowed = 'Allowed: pages as below docs/ (features/checkpoints), "texts", "all", "--staged".';

it.each([
  ['pages', ['new'], usage],
  ['pages', ['move', 'a', 'b', 'c'], usage],
  ['pages', ['remove', 'features/checkpoints'], usage],
  ['i18n', ['stamp'], `Nothing named. ${allowed}`],
  ['i18n', ['stamp', 'features/none'], `No page in both languages: features/none. ${allowed}`],
] as const)('the command %s %j is refused', async (script, args, message) => {
  expect(await run(script, [...args])).toEqual({status: 1, said: [message]});
});
