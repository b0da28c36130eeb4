/** The servers that the recipes are for, started on loopback with a folder of their own. */
import {execFileSync, spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {caddy} from '../../deploy/caddy';
import {nginx} from '../../deploy/nginx';
import type {ServerOptions, Recipe, Table} from '../../deploy/table';
import type {Ways} from './expect.mts';

interface Host {
  readonly name: string;
  readonly command: string;
  readonly recipe: (table: Table, options: ServerOptions) => Recipe;
  /** Writes what the recipe is a part of, and returns the arguments of the command. */
  readonly prepare: (folder: string) => string[];
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
];

/** Whether a command of this name is found where the shell looks for commands. */
export function isInstalled(command: string): boolean {
  try {
    execFileSync(process.platform === 'win32' ? 'where' : 'which', [command], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

interface Running {
  /** `http://127.0.0.1:4280` */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Whether something listens there. */
const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({host: '127.0.0.1', port})
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });

/**
 * Starts a command, and waits until it listens: ten seconds at most.
 *
 * @param argumentsFor writes what it needs into a folder of its own, and returns its arguments
 * @throws Error with what the server said, when it does not start
 */
async function start(
  {command, name}: Pick<Host, 'command' | 'name'>,
  port: number,
  argumentsFor: (folder: string) => string[],
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
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt += 1) {
    if (await listens(port)) {
      return {origin: `http://127.0.0.1:${port}`, close};
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await close();
  throw new Error(`${name} did not start: ${said.trim()}`);
}

/** Starts a server with its recipe. */
export function startHost(
  host: Host,
  table: Table,
  {root, port}: {root: string; port: number},
): Promise<Running> {
  const options = {root, listen: `127.0.0.1:${port}`};
  return start(host, port, (folder) => {
    for (const [name, text] of Object.entries(host.recipe(table, options))) {
      writeFileSync(path.join(folder, name), text);
    }
    return host.prepare(folder);
  });
}
