// @vitest-environment node
/** What the commands for authors say before they do anything, and what `npm run check -- content` asks for. */
import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {taskOf} from '../../scripts/author/status.mts';

/** Runs a command as npm does. */
function run(script: string, ...args: string[]): {status: number | null; said: string} {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    encoding: 'utf8',
  });
  return {status, said: `${stdout}${stderr}`.trim()};
}

describe('commands for authors', () => {
  const usage =
    'Usage: npm run new -- <kind> <route> or npm run move -- <from> <to> or npm run remove -- <route> --to <other route>';
  const allowed = 'Allowed: pages as below docs/ (features/checkpoints), "texts", "all", "--staged".';

  it.each([
    ['scripts/pages.mts', ['new', 'feature'], usage],
    ['scripts/pages.mts', ['move', 'a', 'b', 'c'], usage],
    ['scripts/pages.mts', ['remove', 'features/checkpoints'], usage],
    ['scripts/i18n.mts', ['stamp'], `Nothing named. ${allowed}`],
    ['scripts/i18n.mts', ['stamp', 'features/none'], `No page in both languages: features/none. ${allowed}`],
  ])('%s %j is refused', (script, args, message) => {
    expect(run(script, ...args)).toEqual({status: 1, said: message});
  });
});

describe('what the check of the content says of translations', () => {
  const twin = 'i18n/pt-BR/docusaurus-plugin-content-docs/current/faq.mdx';

  it.each([
    ['current', undefined],
    [
      'outdated',
      `${twin}: its English page has changed; bring it up to date, then npm run i18n -- stamp faq`,
    ],
    ['missing', `docs/faq.mdx: its Portuguese page is missing; write ${twin}`],
    ['orphaned', `${twin}: its English page is missing; write docs/faq.mdx, or remove this one`],
  ] as const)('of a translation that is %s', (state, task) => {
    expect(taskOf({page: 'faq', state})).toBe(task);
  });
});
