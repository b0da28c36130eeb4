/** The servers that the recipes are for, started on loopback with a folder of their own. */
import {execFileSync, spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {apache} from '../../deploy/apache';
import {caddy} from '../../deploy/caddy';
import {nginx} from '../../deploy/nginx';
import type {Place, Recipe, Table} from '../../deploy/table';
import {asker} from './ask.mts';
import type {Ways} from './expect.mts';

export interface Host {
  readonly name: string;
  readonly command: string;
  readonly recipe: (table: Table, place: Place) => Recipe;
  /** Writes what the recipe is a part of, and returns the arguments of the command. */
  readonly prepare: (folder: string, place: Place) => string[];
  readonly ways: Ways;
}

export const hosts: readonly Host[] = [
  {
    name: 'nginx',
    command: 'nginx',
    recipe: nginx,
    prepare: (folder) => {
      const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      writeFileSync(
        path.join(folder, 'main.conf'),
        `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; keepalive_requests 100000;
  ${own.join(' ')}
  include ${folder}/nginx.conf;
}
`,
      );
      return ['-c', path.join(folder, 'main.conf')];
    },
    ways: {},
  },
  {
    name: 'Caddy',
    command: 'caddy',
    recipe: caddy,
    prepare: (folder) => {
      const file = path.join(folder, 'Caddyfile');
      writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${readFileSync(file, 'utf8')}`);
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
    ways: {refusesMalformed: true},
  },
  {
    name: 'Apache',
    command: 'apache2',
    recipe: apache,
    prepare: (folder, {listen, tls}) => {
      const modules = [
        'mpm_event',
        'authz_core',
        'dir',
        'mime',
        'rewrite',
        'headers',
        'setenvif',
        'alias',
        ...(tls ? ['ssl'] : []),
      ];
      writeFileSync(
        path.join(folder, 'main.conf'),
        `ServerRoot ${folder}
ServerName localhost
Listen ${listen}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
ServerTokens Prod
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
Include ${folder}/apache.conf
`,
      );
      return ['-f', path.join(folder, 'main.conf'), '-DFOREGROUND'];
    },
    ways: {},
  },
];

export function isInstalled(command: string): boolean {
  try {
    execFileSync(process.platform === 'win32' ? 'where' : 'which', [command], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

export interface Running {
  /** `http://127.0.0.1:4280` */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts a command, and waits until it answers: ten seconds at most.
 *
 * @throws Error with what the server said, when it does not start
 */
async function start(
  {command, name}: Pick<Host, 'command' | 'name'>,
  argumentsFor: (folder: string) => string[],
  {origin, ca}: {origin: string; ca?: string},
): Promise<Running> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'deploy-'));
  const server = spawn(command, argumentsFor(folder), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {...process.env, HOME: folder},
  });
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, {recursive: true, force: true});
  };
  const {ask, end} = asker(origin, {ca});
  try {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      try {
        await ask('/');
        return {origin, close};
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      if (server.exitCode !== null) {
        break;
      }
    }
  } finally {
    end();
  }
  await close();
  throw new Error(`${name} did not start: ${said.trim()}`);
}

/** Starts a server with its recipe. */
export function startHost(
  host: Host,
  table: Table,
  {root, port, tls, ca}: {root: string; port: number; tls?: Place['tls']; ca?: string},
): Promise<Running> {
  const place = {root, listen: `127.0.0.1:${port}`, tls};
  return start(
    host,
    (folder) => {
      for (const [name, text] of Object.entries(host.recipe(table, place))) {
        writeFileSync(path.join(folder, name), text);
      }
      return host.prepare(folder, place);
    },
    {origin: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`, ca},
  );
}
