/**
 * `npm run check:start`: whether `npm start` does for authors what CONTRIBUTING.md says, in a copy of the project
 * and in both languages. The page of all components is there, whole, in light and dark and on a phone; a page that
 * gets a fault says so with file and line, and no more once it is mended; one that `npm run new` has just made
 * does not end the server. It is no part of `npm test`: it takes some minutes.
 */
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, expect, type Browser, type Page} from '@playwright/test';
import {baseOf, docsFolder, locales, type Locale} from '../src/config/locales';
import {authorComponentNames} from '../src/markdown/authorComponents';
import {installBrowser, root, since} from './prepare.mjs';
import {copyProject} from './workingCopy.mts';

const COPY = path.join(root, '.cache/start');

/** Until the first page is there; a change is there much sooner. */
const BUILD_LIMIT = 300_000;
const CHANGE_LIMIT = 60_000;

const windows = [
  {width: 1440, height: 900},
  {width: 360, height: 740},
] as const;

/** Pages that the check changes, and one that it makes. */
const CHANGED = 'faq';
const NEW = 'features/made-by-the-check';

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

interface Started {
  readonly url: string;
  /** What it has printed so far. */
  readonly said: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts `npm start` in the copy. @throws Error when it ends by itself, with what it said */
async function start(locale: Locale): Promise<Started> {
  const port = await freePort();
  const child: ChildProcess = spawn(
    process.execPath,
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'start',
      '--no-open',
      '--port',
      String(port),
      '--locale',
      locale,
    ],
    {cwd: COPY, stdio: ['ignore', 'pipe', 'pipe']},
  );
  let said = '';
  child.stdout?.on('data', (data) => (said += String(data)));
  child.stderr?.on('data', (data) => (said += String(data)));
  const ended = once(child, 'exit');
  const url = `http://localhost:${port}${baseOf(locale)}`;
  const limit = Date.now() + BUILD_LIMIT;
  while (
    !(await fetch(url).then(
      ({ok}) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > limit) {
      child.kill();
      throw new Error(`npm start did not serve ${url}. It said:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return {
    url,
    said: () => said,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/**
 * React says this of scripts that stand in the HTML of a build for readers before hydration (System, Labels):
 * there is no such HTML here, and a script that React makes never runs, as it should.
 */
const EXPECTED = /^Encountered a script tag while rendering React component/;

/** A page whose complaints in the console go to the list. */
async function open(browser: Browser, complaints: string[]): Promise<Page> {
  const page = await browser.newPage({reducedMotion: 'reduce'});
  page.on('pageerror', ({message}) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) {
      complaints.push(message.text());
    }
  });
  return page;
}

/** The page of all components, in light and dark, wide and narrow. */
async function seeComponents(page: Page, url: string): Promise<void> {
  const sections = page.locator('h3[id]');
  for (const mode of ['light', 'dark']) {
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      await page.goto(`${url}authors/components?docusaurus-theme=${mode}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode, {timeout: CHANGE_LIMIT});
      await expect(sections).toHaveCount(authorComponentNames.length, {timeout: CHANGE_LIMIT});
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `wider than the window of ${viewport.width} px`).toBe(0);
    }
  }
  await page.goto(`${url}authors/modes`);
  for (const mode of ['light', 'dark']) {
    const frame = page.frameLocator(`iframe[title="${mode}"]`);
    await expect(frame.locator('html')).toHaveAttribute('data-theme', mode, {timeout: CHANGE_LIMIT});
    await expect(frame.locator('h3[id]')).toHaveCount(authorComponentNames.length, {timeout: CHANGE_LIMIT});
  }
}

/** A fault on a page, and its end. */
async function seeFault(page: Page, url: string, locale: Locale): Promise<void> {
  const file = `${docsFolder[locale]}/${CHANGED}.mdx`;
  const place = path.join(COPY, file);
  const sound = readFileSync(place, 'utf8');
  const failed = page.getByRole('complementary', {name: 'Failed checks'});
  await page.goto(url + CHANGED);
  await expect(page.locator('h1')).toBeVisible({timeout: CHANGE_LIMIT});
  await expect(failed).toHaveCount(0);
  const line = sound.trimEnd().split('\n').length + 2;
  writeFileSync(place, `${sound.trimEnd()}\n\nText.  [here](#no-such-section)\n`);
  await expect(failed).toContainText(`${file}:${line}: `, {timeout: CHANGE_LIMIT});
  writeFileSync(place, sound);
  await expect(failed).toHaveCount(0, {timeout: CHANGE_LIMIT});
}

/** A page as `npm run new` leaves it: the server goes on, and the page says what is missing. */
async function seeNew(page: Page, url: string, locale: Locale): Promise<void> {
  await page.goto(url + NEW);
  await expect(page.getByRole('complementary', {name: 'Failed checks'})).toContainText(
    `${docsFolder[locale]}/${NEW}.mdx:`,
    {timeout: CHANGE_LIMIT},
  );
}

async function check(browser: Browser, locale: Locale): Promise<void> {
  const began = Date.now();
  const server = await start(locale);
  try {
    const complaints: string[] = [];
    const page = await open(browser, complaints);
    await seeComponents(page, server.url);
    await seeFault(page, server.url, locale);
    await seeNew(page, server.url, locale);
    await page.close();
    expect(complaints, 'complaints in the console').toEqual([]);
    console.log(`npm start in ${locale}: all seen in ${since(began)}`);
  } catch (error) {
    throw new Error(
      `npm start in ${locale}: ${(error as Error).message}\nThe server said:\n${server.said()}`,
    );
  } finally {
    await server.stop();
  }
}

rmSync(COPY, {recursive: true, force: true});
copyProject(COPY);
execFileSync(process.execPath, ['--import', 'tsx', 'scripts/pages.mts', 'new', 'how-to', NEW], {
  cwd: COPY,
  stdio: 'inherit',
});
const browser = await chromium.launch({
  executablePath: await installBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  for (const locale of locales) {
    await check(browser, locale);
  }
  rmSync(COPY, {recursive: true});
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await browser.close();
}
