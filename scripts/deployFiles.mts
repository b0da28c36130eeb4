/**
 * `npm run deploy:files -- nginx`: makes the files for a host from `build/`, in deploy/made/<host>/ or, where the host
 * reads them from there, in the build itself, and says where they go. For servers it also writes the compressed files
 * beside those of the build.
 *
 * `--root /var/www/docs` says where the build will lie on the server, and `--http`
 * that something in front of it does TLS; `--certificate` and `--key` name the
 * files of the certificate. `--check` writes nothing, and exits 1 when
 * the files that are there, compressed ones included, no longer fit the build.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {caddy} from '../deploy/caddy';
import {container} from '../deploy/container';
import {githubPages, withPolicy} from '../deploy/githubPages';
import {nginx} from '../deploy/nginx';
import {cloudflare, netlify} from '../deploy/pages';
import {tableOf, type ServerOptions, type Recipe, type Table} from '../deploy/table';
import {readBuild} from './deploy/build.mts';
import {compressBuild, unfitCompressed} from './deploy/compress.mts';
import {folderToPublish} from './deploy/publish.mts';
import {buildFolder, root} from './prepare.mjs';

/** Most files that do not fit which one message names. */
const MOST_NAMED = 20;

interface Target {
  readonly recipe: (table: Table, options: ServerOptions) => Recipe;
  /** Publishes a folder with these files in it: the build itself, or for a site below a path a folder round it. */
  readonly isPublished?: boolean;
  /** Sends compressed files from disk. */
  readonly isServer?: boolean;
  /** Sends no headers, so the pages themselves carry the policy. */
  readonly hasNoHeaders?: boolean;
  /** Instruction for the user: how to put the files on the host. */
  readonly put: (folder: string, options: ServerOptions) => string;
}

const serverPut =
  (to: string) =>
  (folder: string, {root: served}: ServerOptions) =>
    `Now: put what is in ${folder}/ ${to}, and what is in build/, with the .br and .gz files, into ${served}.`;
const publish = (host: string) => (folder: string) =>
  `Now: publish the folder ${folder}/. A host that builds by itself runs: npm run build && npm run deploy:files -- ${host}`;

const targets: Readonly<Record<string, Target>> = {
  nginx: {recipe: nginx, isServer: true, put: serverPut('into /etc/nginx/conf.d/')},
  caddy: {recipe: caddy, isServer: true, put: serverPut('to /etc/caddy/')},
  container: {
    recipe: container,
    isServer: true,
    put: (folder) => `Now: podman build -f ${folder}/Containerfile -t docs . (or docker build).`,
  },
  netlify: {recipe: netlify, isPublished: true, put: publish('netlify')},
  cloudflare: {recipe: cloudflare, isPublished: true, put: publish('cloudflare')},
  'github-pages': {
    recipe: githubPages,
    hasNoHeaders: true,
    put: (folder) =>
      `Now: put ${folder}/pages.yml into .github/workflows/; it builds and publishes by itself.`,
  },
};

/** Puts the policy into the pages, and tells GitHub to take every file as it is. */
function preparePages(policy: string, files: readonly string[]): void {
  writeFileSync(path.join(buildFolder, '.nojekyll'), '');
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const whole = path.join(buildFolder, file);
    const html = readFileSync(whole, 'utf8');
    try {
      writeFileSync(whole, withPolicy(html, policy));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
    }
  }
}

async function run(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      root: {type: 'string', default: '/var/www/docs'},
      http: {type: 'boolean', default: false},
      certificate: {type: 'string'},
      key: {type: 'string'},
      check: {type: 'boolean', default: false},
    },
  });
  const [name = '', ...more] = positionals;
  const target = Object.hasOwn(targets, name) ? targets[name] : undefined;
  if (!target || more.length > 0) {
    throw new Error(
      `"${positionals.join(' ')}" is no host. There are: ${Object.keys(targets).join(', ')}; such as npm run deploy:files -- nginx`,
    );
  }
  const build = readBuild(buildFolder);
  const table = tableOf(build);
  const live = `/etc/letsencrypt/live/${new URL(table.origin).hostname}`;
  const options: ServerOptions = values.http
    ? {root: values.root, listen: '80'}
    : {
        root: values.root,
        listen: '443',
        tls: {
          plain: '80',
          certificate: values.certificate ?? (name === 'caddy' ? '' : `${live}/fullchain.pem`),
          key: values.key ?? (name === 'caddy' ? '' : `${live}/privkey.pem`),
        },
      };
  const made = path.join(root, 'deploy/made', name);
  const folder = target.isPublished ? folderToPublish(buildFolder, made, table.base, !values.check) : made;
  const recipe = Object.entries(target.recipe(table, options));
  const texts = table.types.filter(({isText}) => isText).map(({extension}) => extension);
  if (values.check) {
    const old = recipe
      .map(([file]) => path.join(folder, file))
      .filter((file, index) => !existsSync(file) || readFileSync(file, 'utf8') !== recipe[index]?.[1]);
    const unfit = target.isServer
      ? unfitCompressed(buildFolder, texts).map((file) => path.join(buildFolder, file))
      : [];
    if (old.length + unfit.length > 0) {
      const names = [...old, ...unfit].map((file) => path.relative(root, file));
      const more = names.length - MOST_NAMED;
      throw new Error(
        `Not made from this build, with these options (npm run deploy:files -- ${name} makes them):\n${names.slice(0, MOST_NAMED).join('\n')}${more > 0 ? `\nand ${more} more` : ''}`,
      );
    }
    console.log(`${name}: fits the build`);
    return;
  }
  mkdirSync(folder, {recursive: true});
  for (const [file, text] of recipe) {
    writeFileSync(path.join(folder, file), text);
    console.log(`wrote    ${path.relative(root, path.join(folder, file))}`);
  }
  if (target.isServer) {
    const {files, raw, brotli} = await compressBuild(
      buildFolder,
      texts,
      path.join(root, '.cache/compressed'),
    );
    const mb = (bytes: number) => (bytes / 1e6).toFixed(1);
    console.log(
      `wrote    build/: .br and .gz beside ${files} files: ${mb(raw)} MB, with brotli ${mb(brotli)} MB`,
    );
  }
  if (target.hasNoHeaders) {
    preparePages(build.policy, build.files);
    console.log('wrote    build/: the policy in the head of each page, and .nojekyll');
  }
  console.log(target.put(path.relative(root, folder), options));
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
