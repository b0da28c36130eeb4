/** The preferred version of the documents, which the browser remembers for each set of documents. */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {installBrowser} from '../../scripts/prepare.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const site = path.join(root, 'tests/fixtures/sites/versions');
const output = path.join(root, '.cache/fixtures/versions');
const ORIGIN = 'http://versions.example';

let browser: Browser;
let page: Page;

/** What the page remembers as the preferred version of a set of documents. */
const preferred = (pluginId: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), `docs-preferred-version-${pluginId}`);

const hydrated = () => page.waitForSelector('html[data-has-hydrated="true"]');

async function choose(set: string, label: string): Promise<void> {
  await page.locator(`.${set}-versions`).hover();
  await page
    .locator(`.dropdown:has(.${set}-versions)`)
    .getByRole('link', {name: label, exact: true})
    .last()
    .click();
}

beforeAll(async () => {
  execFileSync('npx', ['docusaurus', 'build', site, '--out-dir', path.join(output, 'build')], {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: 'pipe',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(site, path.join(output, 'generated')),
    },
  });
  browser = await chromium.launch({
    executablePath: await installBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  page = await browser.newPage();
  await page.route('**/*', (route) => {
    const file = path.join(output, 'build', new URL(route.request().url()).pathname);
    const found = [file, path.join(file, 'index.html')].find(
      (name) => /\.\w+$/.test(name) && existsSync(name),
    );
    return found ? route.fulfill({path: found}) : route.fulfill({status: 204});
  });
});

afterAll(() => browser.close());

it('each set of documents has its own preferred version', async () => {
  await page.goto(`${ORIGIN}/docs/start`);
  await hydrated();
  expect(await preferred('default')).toBeNull();
  await choose('docs', 'Next');
  await page.waitForURL(`${ORIGIN}/docs/next/start`);
  expect(await preferred('default')).toBe('current');
  expect(await preferred('api')).toBeNull();

  await choose('api', '3.0');
  await page.waitForURL(`${ORIGIN}/api/start`);
  expect(await preferred('api')).toBe('3.0');
  expect(await preferred('default')).toBe('current');

  // The version goes: this set forgets it, the other one does not.
  await page.evaluate((key) => localStorage.setItem(key, '2.9'), 'docs-preferred-version-api');
  await page.reload();
  await hydrated();
  await expect.poll(() => preferred('api')).toBeNull();
  expect(await preferred('default')).toBe('current');
});
