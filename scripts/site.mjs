// @ts-check
/*
 * `npm run site`: from a fresh clone to the site in a browser. Installs what builds and
 * serves it where it is missing, builds both languages when a source has changed since the last build, serves.
 */
import {spawn, spawnSync} from 'node:child_process';
import {beginBuild, isFresh, markFresh} from './fresh.mjs';
import {inProject, installPackages, requireNode, say, since} from './prepare.mjs';

const PORT = process.env.PORT ?? '3000';
const start = Date.now();

requireNode();
installPackages({withChecks: false});

if (isFresh('build')) {
  say('No source has changed since the last build: nothing to build');
} else {
  say('Building English and Portuguese');
  const buildStart = Date.now();
  const hashedSources = beginBuild('build');
  const {status} = spawnSync('npm', ['run', '--silent', 'build'], inProject);
  if (status !== 0) {
    process.exit(status ?? 1);
  }
  markFresh('build', hashedSources);
  say(`Built in ${since(buildStart)}`);
}

say(`Ready after ${since(start)}`);
spawn('npx', ['tsx', 'scripts/serve.mts', '--port', PORT], inProject).on('exit', (code) =>
  process.exit(code ?? 0),
);
