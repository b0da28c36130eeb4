/**
 * `npm run check:lighthouse`: Lighthouse 13 on the home page and three others
 * in each language, phone emulation; accessibility, best practices and SEO have
 * to score 100. Exits 1 and names the failed audits otherwise.
 *
 * Lighthouse wants Node.js 22.19: on an older one it runs on npm's own copy of
 * Node.js 22. Both are installed into .cache/lighthouse, apart from the site.
 */
import {execFile, execFileSync} from 'node:child_process';
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {baseOf, locales} from '../src/config/locales';
import {installBrowser, root} from './prepare.mjs';
import {startServer} from './server.mts';

const FOLDER = path.join(root, '.cache/lighthouse');
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
const PAGES = ['', 'getting-started/installing', 'faq', 'getting-started/your-first-task'];
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';
/** For one page, in milliseconds. */
const TIMEOUT = 180_000;
const isNew = Number(process.versions.node.split('.')[0]) >= 24;
const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

interface Report {
  categories: Record<string, {score: number | null; auditRefs: {id: string}[]}>;
  audits: Record<string, {title: string; score: number | null; scoreDisplayMode: string}>;
}

function install(): {node: string; cli: string} {
  const cli = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');
  const node = isNew ? process.execPath : path.join(FOLDER, 'node_modules', nodePackage, 'bin/node');
  if (!existsSync(cli) || !existsSync(node)) {
    mkdirSync(FOLDER, {recursive: true});
    console.log('Installing Lighthouse 13 and Node.js 22 into .cache/lighthouse');
    execFileSync(
      'npm',
      [
        'install',
        '--prefix',
        FOLDER,
        '--no-save',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        'lighthouse@13',
        ...(isNew ? [] : [`${nodePackage}@22`]),
      ],
      {stdio: 'inherit', shell: process.platform === 'win32'},
    );
  }
  return {node, cli};
}

const {node, cli} = install();
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
