/**
 * `npm run check:observatory`: the recipes of nginx, Caddy and Apache on
 * loopback, over TLS, scored by the MDN HTTP Observatory's own scanner. Exits 1
 * below 135, the most that the scanner on npm gives. Needs a build and openssl.
 *
 * It asks for the host by its name; tests/observatory/scan.mjs leads it to this
 * machine. The certificate is made for the occasion.
 */
import {execFile, execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {tableOf} from '../deploy/table';
import {installApart} from './apart.mts';
import {readBuild} from './deploy/build.mts';
import {hosts, isInstalled, startHost} from './deploy/servers.mts';
import {root} from './prepare.mjs';

// cspell:ignore addext keyout hsts
const BUILD = path.join(root, 'build');
const HTTP_PORT = 4290;
const HTTPS_PORT = 4291;
const LOWEST = 135;

interface Scan {
  scan: {score: number; grade: string; algorithmVersion: number};
  tests: Record<string, {pass: boolean; result: string; scoreModifier?: number}>;
}

/** Makes a certificate for a host, good for a day, and the one that vouches for it. */
function certificateFor(host: string, folder: string): {certificate: string; key: string} {
  const certificate = path.join(folder, 'certificate.pem');
  const key = path.join(folder, 'key.pem');
  execFileSync(
    'openssl',
    [
      ...'req -x509 -newkey rsa:2048 -nodes -days 1'.split(' '),
      ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
      ...['-keyout', key, '-out', certificate],
    ],
    {stdio: 'ignore'},
  );
  return {certificate, key};
}

const packages = installApart('observatory', 'the scanner of the MDN HTTP Observatory');
const scanner = path.join(packages, 'node_modules/@mdn/mdn-http-observatory');
// Its list of hosts that browsers know as HTTPS-only comes from the network; this one is not among them.
const preloaded = path.join(scanner, 'conf/hsts-preload.json');
if (!existsSync(preloaded)) {
  writeFileSync(preloaded, '{}');
}
const table = tableOf(readBuild(BUILD));
const host = new URL(table.origin).hostname;
const folder = mkdtempSync(path.join(os.tmpdir(), 'observatory-'));
try {
  const certificate = certificateFor(host, folder);
  for (const server of hosts) {
    if (!isInstalled(server.command)) {
      console.log(`${server.name}: not installed, left out`);
      continue;
    }
    const {close} = await startHost(server, table, {
      root: BUILD,
      port: HTTPS_PORT,
      tls: {...certificate, plain: `127.0.0.1:${HTTP_PORT}`},
    });
    try {
      const {stdout} = await promisify(execFile)(
        process.execPath,
        [path.join(root, 'tests/observatory/scan.mjs')],
        {
          env: {
            ...process.env,
            SCANNER: path.join(scanner, 'src/scanner/index.js'),
            HOST: host,
            HTTP_PORT: String(HTTP_PORT),
            HTTPS_PORT: String(HTTPS_PORT),
            NODE_EXTRA_CA_CERTS: certificate.certificate,
          },
          maxBuffer: 16 * 1024 * 1024,
        },
      );
      const {scan, tests} = JSON.parse(stdout) as Scan;
      console.log(`${server.name}: ${scan.score} ${scan.grade} (algorithm ${scan.algorithmVersion})`);
      for (const [name, {pass, result, scoreModifier = 0}] of Object.entries(tests)) {
        console.log(
          `  ${scoreModifier >= 0 ? '+' : ''}${scoreModifier} ${name}: ${result}${pass ? '' : ', failed'}`,
        );
      }
      if (scan.score < LOWEST) {
        process.exitCode = 1;
      }
    } finally {
      await close();
    }
  }
} finally {
  rmSync(folder, {recursive: true, force: true});
}
