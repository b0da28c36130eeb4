/**
 * `npm run check:upgrade`: what Docusaurus itself does for us, on small sites of
 * its own. It takes some minutes and can only change
 * with a package; so `npm test` leaves it out, and CI runs it with `--if-changed`.
 *
 * A run that succeeds writes the hash of package-lock.json into
 * tests/upgrade/checked, which is committed with the upgrade. `--if-changed` does
 * nothing when the lock file still has that hash: this holds in any clone,
 * however much history it has.
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './prepare.mjs';

const RECORD = path.join(root, 'tests/upgrade/checked');

/** Line ends differ between systems, contents do not. */
const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8').replaceAll('\r\n', '\n');
const hash = createHash('sha256').update(lock).digest('hex');
const isRecorded = existsSync(RECORD) && readFileSync(RECORD, 'utf8').trim() === hash;

if (process.argv.includes('--if-changed') && isRecorded) {
  console.log('package-lock.json is the one that was checked last: nothing to do');
} else {
  const {status} = spawnSync('npx', ['vitest', 'run', '--config', 'tests/upgrade/vitest.config.mts'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0 && !isRecorded) {
    writeFileSync(RECORD, `${hash}\n`);
    console.log('Noted in tests/upgrade/checked: commit it with package-lock.json');
  }
  process.exitCode = status ?? 1;
}
