/** Lighthouse, and a Node.js for programs that want a newer one than this project. */
import {execFile} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {installApart} from './apart.mts';

const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';
/** For one page, in milliseconds. */
const TIMEOUT = 180_000;

/** The Node.js of the packages `node-<platform>` of npm; of them only this machine's is installed. */
function packagedNode(folder: string): string {
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
  const folder = installApart('lighthouse', 'Lighthouse 13');
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const node = major > 22 || (major === 22 && minor >= 19) ? process.execPath : packagedNode(folder);
  const cli = path.join(folder, 'node_modules/lighthouse/cli/index.js');
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
