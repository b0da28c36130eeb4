/**
 * `npm run check -- deploy`: makes the recipes of deploy/ for `build/`, runs them on
 * the servers that this machine has (nginx, Caddy), on loopback, and asks
 * for every page in every form of its address, every redirect, every file plain
 * and compressed, and for paths that try to lead readers elsewhere. Exits 1
 * when one is answered otherwise than deploy/README.md says, or no server is
 * installed; one that is missing is named and left out. `npm run check -- deploy nginx` asks that one alone.
 */
import path from 'node:path';
import {tableOf} from '../deploy/table';
import {asker} from './deploy/ask.mts';
import {readBuild} from './deploy/build.mts';
import {compressBuild} from './deploy/compress.mts';
import {addressExpectations, fileExpectations} from './deploy/expect.mts';
import {askAgain, askAll, report} from './deploy/tally.mts';
import {walkLive} from './deploy/live.mts';
import {hosts, isInstalled, startHost} from './deploy/servers.mts';
import {buildFolder, root} from './prepare.mjs';

const FIRST_PORT = 4280;
const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
const known = hosts.map(({name}) => name.toLowerCase());
const unknown = wanted.find((name) => !known.includes(name));
if (unknown !== undefined) {
  throw new Error(`No server "${unknown}". There are: ${known.join(', ')}.`);
}

const table = tableOf(readBuild(buildFolder));
const texts = table.types.filter(({isText}) => isText).map(({extension}) => extension);
await compressBuild(buildFolder, texts, path.join(root, '.cache/compressed'));
const {files} = readBuild(buildFolder);

let problems = 0;
let asked = 0;
for (const [index, host] of hosts.entries()) {
  if (wanted.length > 0 && !wanted.includes(host.name.toLowerCase())) {
    continue;
  }
  if (!isInstalled(host.command)) {
    console.log(`${host.name}: not installed, left out`);
    continue;
  }
  asked += 1;
  const {origin, close} = await startHost(host, table, {root: buildFolder, port: FIRST_PORT + index});
  const {ask, end} = asker(origin);
  try {
    const expectations = [
      ...addressExpectations({origin, table, ways: host.ways}),
      ...fileExpectations(buildFolder, files, table),
    ];
    const tallies = [
      ...(await askAll(ask, expectations, {headers: table.headers})),
      await askAgain(ask, table.pages, table.headers),
    ];
    problems += report(host.name, tallies);
    const live = await walkLive(origin, {ways: host.ways});
    problems += report(`${host.name}, as npm run check -- live sees it`, live, {isBrief: true});
  } finally {
    end();
    await close();
  }
}
console.log(asked > 0 ? `${problems} problems` : 'No server was asked: none is installed.');
process.exitCode = problems > 0 || asked === 0 ? 1 : 0;
