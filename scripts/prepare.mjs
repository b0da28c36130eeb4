// @ts-check
/*
 * The set-up that `npm run site` and `npm test` begin with on a fresh machine. Plain
 * JavaScript without dependencies: it runs before anything is installed.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync, lstatSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Folder of the project. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Folder of the built site. */
export const buildFolder = path.join(root, 'build');

/** How a program of npm runs in the folder of the project, its output shown. On Windows a shell starts it. */
export const inProject = {
  cwd: root,
  stdio: /** @type {const} */ ('inherit'),
  shell: process.platform === 'win32',
};

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

/** Whether the packages of the lock file are installed, but for those of other machines. @param {boolean} withChecks */
function isInstalled(withChecks) {
  const [wanted, installed] = ['package-lock.json', 'node_modules/.package-lock.json']
    .map((file) => path.join(root, file))
    .map((file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}));
  return Object.entries(wanted).every(
    ([name, {integrity, dev, optional, devOptional}]) =>
      name === '' ||
      optional ||
      devOptional ||
      (dev && !withChecks) ||
      installed[name]?.integrity === integrity,
  );
}

/**
 * Runs `npm ci` unless the installed packages are those of the lock file, or those of another copy of the project by a
 * link. Install scripts are not needed.
 *
 * @param {{withChecks?: boolean}} [options] whether the packages of the checks are wanted too, beside what builds and
 *   serves the site; where they are there already, they stay
 */
export function installPackages({withChecks = true} = {}) {
  const modules = path.join(root, 'node_modules');
  const hasChecks = existsSync(path.join(modules, 'vitest'));
  // `npm ci` would empty the folder of another copy of the project that a link leads to.
  const isLink = lstatSync(modules, {throwIfNoEntry: false})?.isSymbolicLink() ?? false;
  if (isLink || isInstalled(withChecks || hasChecks)) {
    return;
  }
  const start = Date.now();
  say('Installing packages (npm ci)');
  const some = withChecks || hasChecks ? [] : ['--omit=dev'];
  execFileSync(
    'npm',
    ['ci', ...some, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    inProject,
  );
  say(`Packages installed in ${since(start)}`);
}

/**
 * Names of Chromium and its relatives on the PATH. The shell comes first: the same engine without
 * a window around the page, so it has less to do.
 */
const browserNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

/** Paths of browsers that are not on the PATH. */
const browserPlaces = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/usr/lib/chromium',
  '/opt/google/chrome',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) =>
    process.env[name] ? [path.join(process.env[name], 'Google/Chrome/Application')] : [],
  ),
];

const executableNames = [
  ...browserNames,
  'Chromium',
  'Google Chrome',
  ...browserNames.map((name) => `${name}.exe`),
];

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * A Chromium that is already on this machine: the one that CHROMIUM_PATH names, else
 * one of the PATH, else one in a usual place.
 *
 * @returns {string | undefined} path of the executable
 * @throws {Error} when CHROMIUM_PATH names no program
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isProgram(named)) {
      throw new Error(`CHROMIUM_PATH is "${named}", which is no program: name the executable of a Chromium.`);
    }
    return named;
  }
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...browserPlaces];
  return folders
    .filter(Boolean)
    .flatMap((folder) => executableNames.map((name) => path.join(folder, name)))
    .find(isProgram);
}

/**
 * The command that runs a program as root: none as root, sudo where that asks for
 * no password, else not at all.
 *
 * @returns {string[] | undefined}
 */
function asRoot() {
  if (process.getuid?.() === 0) {
    return [];
  }
  return spawnSync('sudo', ['-n', 'true'], {stdio: 'ignore'}).status === 0 ? ['sudo', '-n'] : undefined;
}

/**
 * Debian's and Ubuntu's own Chromium, where that needs no password: the shell, and the whole browser where the system
 * has no shell of its own.
 */
function installDebianBrowser() {
  const prefix = asRoot();
  if (!prefix || spawnSync('apt-get', ['--version'], {stdio: 'ignore'}).status !== 0) {
    return;
  }
  const run = (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...prefix, 'apt-get', '-qq', ...args];
    return spawnSync(command, rest, {stdio: ['ignore', 'ignore', 'inherit']}).status === 0;
  };
  say('That did not work: installing the system package of Chromium (Debian, Ubuntu)');
  run('update');
  ['chromium-headless-shell', 'chromium'].some((name) => run('install', '-y', name));
}

/**
 * A browser for the tests: the one that is there; else Playwright's own; else Debian's.
 * Nothing here asks for a password.
 *
 * @returns {Promise<string>} path of the executable
 */
export async function installBrowser() {
  const present = findBrowser();
  if (present) {
    return present;
  }
  const {chromium} = await import('@playwright/test');
  if (!isProgram(chromium.executablePath())) {
    say('No Chromium found: asking Playwright for its own');
    spawnSync('npx', ['playwright', 'install', 'chromium'], inProject);
  }
  if (isProgram(chromium.executablePath())) {
    return chromium.executablePath();
  }
  installDebianBrowser();
  const installed = findBrowser();
  if (!installed) {
    console.error(
      'No browser for the tests. Install Chromium or Chrome (on Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to one.',
    );
    process.exit(1);
  }
  return installed;
}
