/**
 * Chromium and Firefox for the checks that hold the site against both, driven
 * by WebDriver BiDi: it works with the Firefox that a system has, which
 * Playwright cannot start.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import puppeteer, {type Browser} from 'puppeteer-core';
import {findBrowser} from '../prepare.mjs';

export const browserNames = ['chrome', 'firefox'] as const;
export type BrowserName = (typeof browserNames)[number];

const firefoxNames = ['firefox-esr', 'firefox', 'firefox.exe'];
const firefoxPlaces = ['/usr/bin', '/snap/bin', '/Applications/Firefox.app/Contents/MacOS'];

/** The Firefox that FIREFOX_PATH names, or the first of the machine. */
function findFirefox(): string | undefined {
  const {FIREFOX_PATH: named, PATH: folders = ''} = process.env;
  return (
    named ??
    [...folders.split(path.delimiter), ...firefoxPlaces]
      .flatMap((folder) => firefoxNames.map((name) => path.join(folder, name)))
      .find((file) => existsSync(file))
  );
}

/**
 * Starts a browser without a window.
 *
 * @returns undefined where the machine has none
 */
export async function startBrowser(name: BrowserName): Promise<Browser | undefined> {
  const executablePath = name === 'chrome' ? findBrowser() : findFirefox();
  if (executablePath === undefined) {
    return undefined;
  }
  return puppeteer.launch({
    browser: name,
    executablePath,
    headless: true,
    // Generous: a busy machine is no failure.
    timeout: 120_000,
    protocolTimeout: 120_000,
    defaultViewport: {width: 1440, height: 900},
    args:
      name === 'chrome'
        ? ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']
        : [],
  });
}
