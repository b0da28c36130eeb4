/**
 * `npm run check:deploy`: runs the recipes of deploy/ on the servers that this
 * machine has (nginx, Caddy, Apache), on loopback, against `build/`, and asks
 * for every form of an address, and for paths that try to lead readers to
 * another host. Exits 1 when a recipe answers otherwise than deploy/README.md
 * says; a server that is not installed is named and left out.
 */
import {execFileSync, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {locales} from '../src/config/locales';
import {root} from './prepare.mjs';
import {shardFile} from '../src/search/engine/searchIndex';
import {readBuiltIndex} from './search/built.mts';
import {folderOf} from './search/ours.mts';

const BUILD = path.join(root, 'build');
const read = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8');

interface Host {
  name: string;
  command: string;
  /** Writes the configuration into a folder, for a port, and returns the arguments. */
  prepare: (folder: string, port: number) => string[];
}

const hosts: Host[] = [
  {
    name: 'nginx',
    command: 'nginx',
    prepare: (folder, port) => {
      const site = read('nginx.conf')
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('/var/www/docs/build', BUILD);
      writeFileSync(
        path.join(folder, 'nginx.conf'),
        `daemon off; user root; pid ${folder}/nginx.pid; error_log ${folder}/error.log;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\nclient_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;\n${site}\n}\n`,
      );
      return ['-c', path.join(folder, 'nginx.conf')];
    },
  },
  {
    name: 'Caddy',
    command: 'caddy',
    prepare: (folder, port) => {
      const site = read('Caddyfile')
        .replace('docs.example.com {', `http://127.0.0.1:${port} {`)
        .replace('/var/www/docs/build', BUILD);
      writeFileSync(path.join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
      return ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
    },
  },
  {
    name: 'Apache',
    command: 'apache2',
    prepare: (folder, port) => {
      const modules = [
        'mpm_event',
        'authz_core',
        'dir',
        'mime',
        'rewrite',
        'headers',
        'env',
        'setenvif',
        'alias',
      ]
        .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
        .join('\n');
      const site = read('apache.conf')
        .replace('*:80', `127.0.0.1:${port}`)
        .replaceAll('/var/www/docs/build', BUILD);
      writeFileSync(
        path.join(folder, 'apache.conf'),
        `ServerRoot ${folder}\nServerName localhost\nListen 127.0.0.1:${port}\nPidFile ${folder}/apache.pid\nErrorLog ${folder}/error.log\n${modules}\nTypesConfig /etc/mime.types\nDirectoryIndex index.html\n${site}`,
      );
      return ['-f', path.join(folder, 'apache.conf'), '-DFOREGROUND'];
    },
  },
];

/** Path asked for, status, and what the answer has to carry. */
const expectations: {
  path: string;
  status: number;
  location?: string;
  text?: string;
  header?: [string, RegExp];
}[] = [
  {path: '/', status: 200, text: '<html lang=en-US'},
  {path: '/pt-BR/', status: 200, text: '<html lang=pt-BR'},
  {path: '/faq', status: 200, text: 'canonical', header: ['cache-control', /max-age=0/]},
  {path: '/pt-BR/features/checkpoints', status: 200, text: 'canonical'},
  {path: '/faq?q=1', status: 200, text: 'canonical'},
  {path: '/pt-BR', status: 301, location: '/pt-BR/'},
  {path: '/faq/', status: 301, location: '/faq'},
  {path: '/faq.html', status: 301, location: '/faq'},
  {path: '/faq/index.html', status: 301, location: '/faq'},
  {path: '/index.html', status: 301, location: '/'},
  {path: '/pt-BR/index.html', status: 301, location: '/pt-BR/'},
  {path: '/pt-BR/faq/', status: 301, location: '/pt-BR/faq'},
  {path: '/nothing-here', status: 404, text: 'Page Not Found'},
  {path: '/pt-BR/nothing-here', status: 404, text: 'Página não encontrada'},
  {path: '/sitemap.xml', status: 200, header: ['x-content-type-options', /nosniff/]},
  // Texts for assistants.
  {path: '/faq.md', status: 200, text: '# ', header: ['content-type', /^text\/markdown; ?charset=utf-8/i]},
  {path: '/pt-BR/llms.txt', status: 200, header: ['content-type', /^text\/plain; ?charset=utf-8/i]},
  {path: '/nothing-here.md', status: 404, text: 'Page Not Found', header: ['content-type', /^text\/html/]},
  {path: '/img/logo.svg', status: 200, header: ['content-type', /image\/svg/]},
  // Where the search index is may change at any time; the index itself never does.
  {path: '/search-index.json', status: 200, header: ['cache-control', /max-age=0/]},
  ...locales.map((locale) => ({
    path: `/${path.relative(BUILD, readBuiltIndex(folderOf(BUILD, locale)).fileOf(shardFile(0)))}`.replaceAll(
      '\\',
      '/',
    ),
    status: 200,
    header: ['cache-control', /max-age=31536000/] as [string, RegExp],
  })),
];

/** What a browser may take for the beginning of another host's address, once a server has decoded it. */
const HOSTILE = [
  '%5C',
  '%5C%5C',
  '%5C/',
  '\\',
  '%2F',
  '%2F%2F',
  '/',
  '//',
  '%09/',
  '%0A/',
  '%0D/',
  '%09%5C',
  '%00/',
];

/** The forms of an address that a recipe redirects. */
const REDIRECTED = ['', '/', '.html', '/index', '/index.html'];

/** Addresses that no recipe may answer with the way to another host. */
const hostilePaths = ['/', '/pt-BR/', '/pt-BR/../'].flatMap((base) =>
  HOSTILE.flatMap((lead) => REDIRECTED.map((form) => `${base}${lead}evil.example${form}`)),
);

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** What is wrong with the answer to a hostile path; undefined when nothing is. Read as browsers read a Location. */
function hostileProblem(port: number, url: string, {headers: {location}}: Answer): string | undefined {
  const site = `http://127.0.0.1:${port}`;
  return location === undefined || new URL(location, site).origin === site
    ? undefined
    : `${url}: leads to ${JSON.stringify(location)}, another host`;
}

const get = (port: number, url: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    http
      // Lenient: a header with a control character in it is an answer to be judged.
      .get({host: '127.0.0.1', port, path: url, insecureHTTPParser: true}, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (body += chunk));
        response.on('end', () =>
          resolve({status: response.statusCode ?? 0, headers: response.headers, body}),
        );
      })
      .on('error', reject);
  });

/** Waits until the server answers, ten seconds at most. */
async function ready(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await get(port, '/');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('the server did not start');
}

function isInstalled(command: string): boolean {
  try {
    execFileSync(process.platform === 'win32' ? 'where' : 'which', [command], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

async function check({name, command, prepare}: Host, port: number): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'deploy-'));
  mkdirSync(folder, {recursive: true});
  const server = spawn(command, prepare(folder, port), {stdio: ['ignore', 'ignore', 'inherit']});
  try {
    await ready(port);
    const asset = /\/assets\/js\/main\.[^"' >]+\.js/.exec((await get(port, '/')).body)?.[0] ?? '/assets/';
    const all = [
      ...expectations,
      {path: asset, status: 200, header: ['cache-control', /immutable/] as [string, RegExp]},
      ...['/assets/js/gone.js', '/pt-BR/assets/js/gone.js'].map((gone) => ({
        path: gone,
        status: 404,
        header: ['cache-control', /no-store|max-age=0\b/] as [string, RegExp],
      })),
    ];
    const problems: string[] = [];
    for (const {path: url, status, location, text, header} of all) {
      const answer = await get(port, url);
      const to = answer.headers.location?.replace(/^https?:\/\/[^/]+/, '');
      const isRight =
        answer.status === status &&
        (location === undefined || to === location) &&
        (text === undefined || answer.body.includes(text)) &&
        (header === undefined || header[1].test(String(answer.headers[header[0]])));
      if (!isRight) {
        problems.push(
          `${name}: ${url}: ${answer.status} ${to ?? (header ? String(answer.headers[header[0]]) : '')}; should be ${status} ${location ?? text ?? header?.join(' ') ?? ''}`,
        );
      }
    }
    for (const url of hostilePaths) {
      const problem = hostileProblem(port, url, await get(port, url));
      problems.push(...(problem ? [`${name}: ${problem}`] : []));
    }
    const asked = all.length + hostilePaths.length;
    console.log(`${name}: ${asked - problems.length} of ${asked} answers right`);
    return problems;
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, {recursive: true, force: true});
  }
}

const problems: string[] = [];
for (const [index, host] of hosts.entries()) {
  if (isInstalled(host.command)) {
    problems.push(...(await check(host, 4280 + index)));
  } else {
    console.log(`${host.name}: not installed, left out`);
  }
}
problems.forEach((problem) => console.error(problem));
process.exitCode = problems.length > 0 ? 1 : 0;
