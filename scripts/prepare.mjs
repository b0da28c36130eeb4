// @ts-check
/*
 * What `npm run site` and `npm test` do first on a fresh machine. Plain
 * JavaScript without dependencies: it runs before anything is installed.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Folder of the project. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @param {string} text */
export const say = (text) => console.log(`\n> ${text}`);

/** Seconds since a start, for people: `12.3 s`. @param {number} start from `Date.now()` */
export const since = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/** Stops with a clear message on a Node.js that is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node.js ${process.versions.node} is too old: this project needs 20.19 or later.`);
    process.exit(1);
  }
}

/** Runs `npm ci` unless the installed packages are those of the lock file. Install scripts are not needed. */
export function installPackages() {
  const installed = path.join(root, 'node_modules/.package-lock.json');
  const lock = path.join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) {
    return;
  }
  const start = Date.now();
  say('Installing packages (npm ci)');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  say(`Packages installed in ${since(start)}`);
}

const knownBrowsers = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium that is already on this machine, or undefined. */
export function findBrowser() {
  return knownBrowsers.find((file) => file && existsSync(file));
}

/**
 * A browser for the tests: the one that is there; else Playwright's own; else Debian's.
 *
 * @returns {Promise<string>} path of the executable
 */
export async function installBrowser() {
  const present = findBrowser();
  if (present) {
    return present;
  }
  say('No Chromium found: asking Playwright for its own');
  const {chromium} = await import('@playwright/test');
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (existsSync(chromium.executablePath())) {
    return chromium.executablePath();
  }
  say('That did not work: installing the system package "chromium" (Debian, Ubuntu)');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const step of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium'],
  ]) {
    const [command = '', ...rest] = [...asRoot, ...step];
    spawnSync(command, rest, {stdio: ['ignore', 'ignore', 'inherit']});
  }
  const installed = findBrowser();
  if (!installed) {
    console.error('No browser for the tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
    process.exit(1);
  }
  return installed;
}
