/**
 * `npm run bench:load`: what the nginx recipe answers in a second, on loopback,
 * beside the same nginx with one bare file and no rule. Exits 1 at an error, or
 * below 0.8 of the bare file's rate. Bounded: 40 connections, some seconds a row.
 * Writes benchmarks/load.md. Needs a build.
 */
import {readFileSync, statSync, writeFileSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {tableOf} from '../../deploy/table';
import {root} from '../../scripts/prepare.mjs';
import {readBuild} from '../../scripts/deploy/build.mts';
import {compressBuild} from '../../scripts/deploy/compress.mts';
import {hosts, start, startHost} from '../../scripts/deploy/servers.mts';

const BUILD = path.join(root, 'build');
const PORT = 4295;
const CONNECTIONS = 40;
const SECONDS = 5;
const ROUNDS = 5;
const LEAST = 0.8;
/** Pages at different depths; each is asked for with everything that it names. */
const PAGES = ['', 'faq', 'getting-started/installing', 'features/checkpoints', 'providers/openai'];

interface Row {
  readonly rate: number;
  readonly p99: number;
  readonly errors: number;
  readonly megabytes: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Asks on one connection, one question after another, until the time is over. */
function askUntil(port: number, requests: readonly Buffer[], end: number, offset: number) {
  const done = {times: [] as number[], errors: 0, bytes: 0};
  return new Promise<typeof done>((resolve) => {
    let next = offset;
    let begun = 0;
    let received: Buffer[] = [];
    let length = 0;
    /** Of the answer that is coming; unknown before its head is here. */
    let expected: number | undefined;
    const socket: Socket = connect({host: '127.0.0.1', port, noDelay: true});
    const ask = () => {
      if (performance.now() >= end) {
        socket.destroy();
        resolve(done);
        return;
      }
      received = [];
      length = 0;
      expected = undefined;
      begun = performance.now();
      socket.write(requests[next % requests.length] ?? '');
      next += 1;
    };
    const fail = () => {
      done.errors += 1;
      socket.destroy();
      resolve(done);
    };
    socket.on('connect', ask);
    socket.on('error', fail);
    socket.on('end', fail);
    socket.on('data', (chunk) => {
      length += chunk.length;
      if (expected === undefined) {
        received.push(chunk);
        const head = received.length === 1 ? chunk : Buffer.concat(received);
        const headEnd = head.indexOf(HEAD_END);
        if (headEnd < 0) {
          return;
        }
        const text = head.toString('latin1', 0, headEnd);
        const size = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
        if (!text.startsWith('HTTP/1.1 200') || size === undefined) {
          fail();
          return;
        }
        expected = headEnd + HEAD_END.length + Number(size);
      }
      if (length >= expected) {
        done.times.push(performance.now() - begun);
        done.bytes += length;
        ask();
      }
    });
  });
}

async function measure(port: number, addresses: readonly string[]): Promise<Row> {
  const requests = addresses.map((address) =>
    Buffer.from(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`),
  );
  const begun = performance.now();
  const all = await Promise.all(
    Array.from({length: CONNECTIONS}, (_, index) =>
      askUntil(port, requests, begun + SECONDS * 1000, index * 7),
    ),
  );
  const seconds = (performance.now() - begun) / 1000;
  const times = all.flatMap((one) => one.times).sort((a, b) => a - b);
  return {
    rate: times.length / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    errors: all.reduce((sum, {errors}) => sum + errors, 0),
    megabytes: all.reduce((sum, {bytes}) => sum + bytes, 0) / seconds / 1e6,
  };
}

/** A page and the scripts and styles that it names. */
function viewOf(address: string, file: string): string[] {
  const $ = load(readFileSync(path.join(BUILD, file), 'utf8'));
  const named = $('script[src], link[rel=stylesheet]')
    .toArray()
    .map(({attribs: {src, href}}) => src ?? href ?? '');
  return [address, ...new Set(named.filter((reference) => reference.startsWith('/')))];
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const nginx = hosts.find(({command}) => command === 'nginx');
if (!nginx) {
  throw new Error('No recipe for nginx');
}
const table = tableOf(readBuild(BUILD));
const texts = table.types.filter(({isText}) => isText).map(({extension}) => extension);
await compressBuild(BUILD, texts, path.join(root, '.cache/compressed'));
const {files} = readBuild(BUILD);
const mix = table.pages
  .filter(({address}) => table.languages.some(({base}) => PAGES.some((page) => address === base + page)))
  .flatMap(({address, file}) => viewOf(address, file.slice(table.base.length)));
const fileOf = (address: string): string =>
  (table.pages.find((page) => page.address === address)?.file ?? address).slice(table.base.length);
const sizeSent = (address: string): number => {
  const file = path.join(BUILD, fileOf(address));
  return files.includes(`${fileOf(address)}.br`) ? statSync(`${file}.br`).size : statSync(file).size;
};
const meanSize = mix.reduce((sum, address) => sum + sizeSent(address), 0) / mix.length;
/** The file for the bare server: as many bytes as an answer of the mix has on average. */
const bareFile =
  files
    .filter((file) => file.endsWith('.br'))
    .map((file) => ({file, far: Math.abs(statSync(path.join(BUILD, file)).size - meanSize)}))
    .sort((a, b) => a.far - b.far)[0]?.file ?? '';

const bareServer = await start(nginx, PORT, (folder) => {
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `server { listen 127.0.0.1:${PORT}; root ${BUILD}; location / { } }\n`,
  );
  return nginx.prepare(folder, {root: BUILD, listen: `127.0.0.1:${PORT}`});
});
const server = await startHost(nginx, table, {root: BUILD, port: PORT + 1});
const rows = [
  {name: 'bare nginx, one file', port: PORT, addresses: [`/${bareFile}`], results: [] as Row[]},
  {name: 'recipe, page views, brotli', port: PORT + 1, addresses: mix, results: [] as Row[]},
  {name: 'recipe, one page, brotli', port: PORT + 1, addresses: ['/faq'], results: [] as Row[]},
];
try {
  await measure(PORT + 1, mix);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const {port, addresses, results} of rows) {
      results.push(await measure(port, addresses));
    }
  }
} finally {
  await bareServer.close();
  await server.close();
}
// Round by round: what else the machine does falls on both.
const ratio = median(
  rows[1]?.results.map(({rate}, round) => rate / (rows[0]?.results[round]?.rate ?? Infinity)) ?? [],
);
const errors = rows.flatMap(({results}) => results).reduce((sum, row) => sum + row.errors, 0);
const cpu = os.cpus()[0]?.model.trim() ?? 'an unknown processor';
const text = `# Load

What nginx answers with the recipe of \`npm run deploy:files -- nginx\`, beside the same nginx with one bare file and no rule, header or choice. Written by \`npm run bench:load\` on ${new Date().toISOString().slice(0, 10)}: ${os.availableParallelism()} cores of ${cpu}, Linux, loopback, shared with the client and with other work. ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s a row, one row after the other; medians.

| | Requests a second | p99 | MB a second | Errors |
| --- | --: | --: | --: | --: |
${rows
  .map(
    ({name, results}) =>
      `| ${name} | ${Math.round(median(results.map(({rate}) => rate)))} | ${median(results.map(({p99}) => p99)).toFixed(1)} ms | ${median(results.map(({megabytes}) => megabytes)).toFixed(0)} | ${results.reduce((sum, row) => sum + row.errors, 0)} |`,
  )
  .join('\n')}

Page views, beside the bare file of the same round: **${ratio.toFixed(2)}** of its rate (median); 0.8 is the least that passes. A view is a page with every script and style that it names, here ${mix.length} addresses of ${PAGES.length} pages in each language, ${(meanSize / 1000).toFixed(1)} kB on average; the bare file has ${(statSync(path.join(BUILD, bareFile)).size / 1000).toFixed(1)} kB. The texts lie compressed on the disk: compressed while readers wait, they cost a factor of 2 to 6.
`;
writeFileSync(path.join(root, 'benchmarks/load.md'), text);
console.log(text);
process.exitCode = errors > 0 || ratio < LEAST ? 1 : 0;
