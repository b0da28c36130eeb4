// @ts-check
/*
 * `npm run site`: from a fresh clone to the site in a browser. Installs what is
 * missing, builds both languages when a source is newer than the build, serves.
 */
import {spawn, spawnSync} from 'node:child_process';
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {installPackages, requireNode, root, say, since} from './prepare.mjs';

const PORT = process.env.PORT ?? '3000';
const start = Date.now();

/** Time of the newest file in a file or folder, in milliseconds. @param {string} place @returns {number} */
function newest(place) {
  const stat = statSync(place);
  return stat.isDirectory()
    ? Math.max(stat.mtimeMs, ...readdirSync(place).map((name) => newest(path.join(place, name))))
    : stat.mtimeMs;
}

requireNode();
installPackages();

const sources = ['docs', 'i18n', 'src', 'static', 'docusaurus.config.ts', 'sidebars.ts', 'package-lock.json'];
const built = path.join(root, 'build/pt-BR/index.html');
if (existsSync(built) && sources.every((name) => newest(path.join(root, name)) < statSync(built).mtimeMs)) {
  say('The build is newer than every source: nothing to build');
} else {
  say('Building English and Portuguese');
  const buildStart = Date.now();
  const {status} = spawnSync('npx', ['docusaurus', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.exit(status ?? 1);
  }
  say(`Built in ${since(buildStart)}`);
}

say(`Ready after ${since(start)}`);
spawn('npx', ['tsx', 'scripts/serve.mts', '--port', PORT], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
}).on('exit', (code) => process.exit(code ?? 0));
