/** The preferred version of the documents, which the browser remembers for each set of documents. */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {locales} from '../../src/config/locales';
import {expect, hydrated, test, urlOf} from './fixtures';

/** Storage key of the preferred version of a docs plugin. */
const keyOf = (pluginId: string) => `docs-preferred-version-${pluginId}`;

const preferred = (page: Page, pluginId: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), keyOf(pluginId));

const root = path.join(__dirname, '../..');

for (const locale of locales) {
  test(`a preferred version is kept while it exists and cleared when it does not, per plugin, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(urlOf('faq', locale));
    const stored = () =>
      page.evaluate(
        (keys) => keys.map((key) => localStorage.getItem(key)),
        ['default', 'another'].map(keyOf),
      );

    const store = (version: string) =>
      page.evaluate(
        ([own, other, name]) => {
          localStorage.setItem(own, name);
          localStorage.setItem(other, '1.0');
        },
        [keyOf('default'), keyOf('another'), version] as const,
      );

    await store('current');
    await page.reload();
    await hydrated(page);
    expect(await stored()).toEqual(['current', '1.0']);

    await store('9.9');
    await page.reload();
    await hydrated(page);
    expect(await stored()).toEqual([null, '1.0']);
  });
}

test('each set of documents has its own preferred version', async ({page}) => {
  test.setTimeout(240_000);
  const site = path.join(root, 'tests/fixtures/sites/versions');
  const output = path.join(root, '.cache/fixtures/versions');
  execFileSync('npx', ['docusaurus', 'build', site, '--out-dir', path.join(output, 'build')], {
    cwd: root,
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(site, path.join(output, 'generated')),
    },
  });
  await page.route('**/*', (route) => {
    const file = path.join(output, 'build', new URL(route.request().url()).pathname);
    const found = [file, path.join(file, 'index.html')].find(
      (name) => /\.\w+$/.test(name) && existsSync(name),
    );
    return found ? route.fulfill({path: found}) : route.fulfill({status: 204});
  });

  const choose = async (set: string, label: string) => {
    await page.locator(`.${set}-versions`).hover();
    await page
      .locator(`.dropdown:has(.${set}-versions)`)
      .getByRole('link', {name: label, exact: true})
      .last()
      .click();
  };
  await page.goto('/docs/start');
  await hydrated(page);
  expect(await preferred(page, 'default')).toBeNull();
  await choose('docs', 'Next');
  await expect(page).toHaveURL('/docs/next/start');
  expect(await preferred(page, 'default')).toBe('current');
  expect(await preferred(page, 'api')).toBeNull();

  await choose('api', '3.0');
  await expect(page).toHaveURL('/api/start');
  expect(await preferred(page, 'api')).toBe('3.0');
  expect(await preferred(page, 'default')).toBe('current');

  // The version goes: this set forgets it, the other one does not.
  await page.evaluate((key) => localStorage.setItem(key, '2.9'), keyOf('api'));
  await page.reload();
  await hydrated(page);
  await expect.poll(() => preferred(page, 'api')).toBeNull();
  expect(await preferred(page, 'default')).toBe('current');
});
