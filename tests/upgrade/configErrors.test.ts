import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {emptyFolder} from '../support/folder';

const root = path.resolve(import.meta.dirname, '../..');
const site = path.join(root, 'tests/fixtures/sites/errors');

const outDir = emptyFolder();

/** What `docusaurus build` prints of a site with one mistake, and whether it failed. */
function build(mistake: string): {failed: boolean; output: string} {
  const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', 'build', site, '--out-dir', outDir.root], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: {...process.env, MISTAKE: mistake, NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: 'production'},
  });
  return {failed: status !== 0, output: (stdout + stderr).replace(/\s+/g, ' ')};
}

describe('a mistake in the configuration stops the build and is named', () => {
  it('but the site without one is built', () => {
    expect(build('none')).toMatchObject({failed: false});
  });

  it.each([
    ['navbar-type', /Bad navbar item type teapot/i],
    ['version', /9\.9/],
    ['docs-version', /unknown versions \(9\.9\)/],
    ['sidebar', /"wordless"/],
    ['export', /\/nameless doesn't have a default export/],
    ['color-mode', /unexpected color mode sepia/i],
    ['default-color-mode', /"colorMode\.defaultMode" must be one of/],
    ['navbar-item', /pluginId=manual/],
  ])('%s', (mistake, message) => {
    const {failed, output} = build(mistake);
    expect(failed).toBe(true);
    expect(output).toMatch(message);
  });
});
