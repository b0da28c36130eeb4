/**
 * `npm run check -- start`: whether `npm start` shows what an author saves, in both languages: the first page is
 * there, and a changed sentence is visible within the limit (`--limit 10`, seconds). Prints both times. The page is
 * changed in place, and is as it was at the end.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, expect, type Browser} from '@playwright/test';
import {baseOf, docsFolder, locales, type Locale} from '../src/config/locales';
import {installBrowser, root, since} from './prepare.mjs';

const {values} = parseArgs({options: {limit: {type: 'string', default: '10'}}});
const LIMIT = Number(values.limit) * 1000;

/** Until the first page is there, in milliseconds. */
const START_LIMIT = 300_000;

const PAGE = 'faq';
const SENTENCE = 'This sentence was not here before.';

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits for an answer. @throws Error when the server ends before, or takes too long */
async function answered(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_LIMIT;
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) {
      return;
    }
    if (server.exitCode !== null || Date.now() > end) {
      throw new Error(`npm start did not serve ${url}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function check(browser: Browser, locale: Locale): Promise<void> {
  const port = await freePort();
  const file = path.join(root, docsFolder[locale], `${PAGE}.mdx`);
  const before = readFileSync(file, 'utf8');
  const began = Date.now();
  const server = spawn(
    process.execPath,
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      ...['start', '--no-open', '--port', String(port), '--locale', locale],
    ],
    {cwd: root, stdio: ['ignore', 'ignore', 'inherit']},
  );
  const ended = once(server, 'exit');
  try {
    const url = `http://localhost:${port}${baseOf(locale)}${PAGE}`;
    await answered(url, server);
    const page = await browser.newPage();
    await page.goto(url);
    await expect(page.locator('h1')).toBeVisible({timeout: START_LIMIT});
    console.log(`${locale}: first page after ${since(began)}`);
    const saved = Date.now();
    writeFileSync(file, `${before.trimEnd()}\n\n${SENTENCE}\n`);
    await expect(page.getByText(SENTENCE)).toBeVisible({timeout: Math.max(LIMIT, 90_000)});
    console.log(`${locale}: a saved sentence is visible after ${since(saved)}`);
    expect(Date.now() - saved, `${locale}: milliseconds until a saved sentence is visible`).toBeLessThan(
      LIMIT,
    );
    await page.close();
  } finally {
    writeFileSync(file, before);
    server.kill();
    await ended;
  }
}

const browser = await chromium.launch({
  executablePath: await installBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  for (const locale of locales) {
    await check(browser, locale);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await browser.close();
}
