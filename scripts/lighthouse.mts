/**
 * `npm run check:lighthouse`: Lighthouse 13 on the home page and three others
 * in each language, phone emulation; accessibility, best practices and SEO have
 * to score 100. Exits 1 and names the failed audits otherwise. Needs a build.
 *
 * It is no part of `npm test`: a minute of work and 170 MB of packages for what
 * the browser suite and check:site look at on every page. CI runs it.
 *
 * Lighthouse wants Node.js 22.19: on an older one it runs on npm's own copy of
 * Node.js 22. Both have a lock file of their own, tests/lighthouse, and are
 * installed into .cache/lighthouse.
 */
import {execFile} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {baseOf, locales} from '../src/config/locales';
import {installApart} from './apart.mts';
import {installBrowser, root} from './prepare.mjs';
import {startServer} from './server.mts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
const PAGES = ['', 'getting-started/installing', 'faq', 'getting-started/your-first-task'];
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';
/** For one page, in milliseconds. */
const TIMEOUT = 180_000;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isNew = major > 22 || (major === 22 && minor >= 19);

interface Report {
  categories: Record<string, {score: number | null; auditRefs: {id: string}[]}>;
  audits: Record<string, {title: string; score: number | null; scoreDisplayMode: string}>;
}

/** The Node.js of the packages `node-<platform>` of npm; of them only this machine's is installed. */
function packagedNode(): string {
  const modules = path.join(folder, 'node_modules');
  const programs = readdirSync(modules)
    .filter((name) => name.startsWith('node-'))
    .flatMap((name) => ['bin/node', 'bin/node.exe'].map((file) => path.join(modules, name, file)));
  const found = programs.find((file) => existsSync(file));
  if (!found) {
    throw new Error(
      `npm has no Node.js 22 for ${process.platform} ${process.arch}: run this with Node.js 22.19.`,
    );
  }
  return found;
}

const folder = installApart('lighthouse', 'Lighthouse 13');
const cli = path.join(folder, 'node_modules/lighthouse/cli/index.js');
const node = isNew ? process.execPath : packagedNode();
const browser = await installBrowser();
const server = await startServer(path.join(root, 'build'), 0);
let failed = 0;
try {
  for (const url of locales.map(baseOf).flatMap((base) => PAGES.map((page) => server.url + base + page))) {
    // Not the synchronous call: the server that Lighthouse asks runs in this process.
    const {stdout} = await promisify(execFile)(
      node,
      [
        cli,
        url,
        '--output=json',
        '--quiet',
        `--only-categories=${CATEGORIES.join(',')}`,
        `--chrome-flags=${CHROME_FLAGS}`,
      ],
      {env: {...process.env, CHROME_PATH: browser}, maxBuffer: 64 * 1024 * 1024, timeout: TIMEOUT},
    );
    const {categories, audits} = JSON.parse(stdout) as Report;
    const scores = CATEGORIES.map((name) => `${name} ${Math.round((categories[name]?.score ?? 0) * 100)}`);
    console.log(`${url}: ${scores.join(', ')}`);
    for (const name of CATEGORIES) {
      const category = categories[name];
      if (category?.score !== 1) {
        failed += 1;
        category?.auditRefs
          .flatMap(({id}) => audits[id] ?? [])
          .filter(
            ({score, scoreDisplayMode}) =>
              scoreDisplayMode !== 'notApplicable' && score !== null && score < 1,
          )
          .forEach(({title}) => console.error(`  ${name}: ${title}`));
      }
    }
  }
} finally {
  await server.close();
}
process.exitCode = failed > 0 ? 1 : 0;
