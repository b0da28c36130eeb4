import {existsSync} from 'node:fs';
import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {findBrowser} from './scripts/prepare.mjs';

const site = {dir: 'build', port: Number(process.env.SITE_PORT ?? 4173)};

/** A second one with another product, another base and other options; none where it has not been built. */
const variants = [{dir: '.cache/variant/build', port: Number(process.env.VARIANT_PORT ?? 4174)}].filter(
  ({dir}) => existsSync(path.join(import.meta.dirname, dir)),
);

const serve = ({dir, port}: typeof site) => ({
  command: `npx tsx scripts/serve.mts --port ${port} --dir ${dir}`,
  // Also for the configuration in tests/screenshots.
  cwd: import.meta.dirname,
  port,
  // One that is left from before is taken if tests/browser/servers.mts knows it.
  reuseExistingServer: !process.env.CI,
});

/**
 * The browser suite. It runs against the builds of `npm run check -- build` and
 * `npm run check -- variant`; a check makes those that it needs first. CHROMIUM_PATH names the
 * browser; SITE_PORT and VARIANT_PORT other ports, for two runs on one machine.
 */
export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/servers.mts',
  outputDir: '.cache/browser',
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Generous: a busy machine is no failure.
  expect: {timeout: 10_000},
  // The file is for scripts/test.mjs, which counts from it.
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ([['json']] as const) : []),
  ],
  use: {
    browserName: 'chromium',
    // One window for all tests of a worker: Playwright empties it between them, cache and storage
    // included, and opens a new one for other options. A window costs as much as two pages.
    reuseContext: true,
    viewport: {width: 1440, height: 900},
    actionTimeout: 10_000,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        // What one with a window takes from the system: letters look the same in both.
        '--font-render-hinting=slight',
      ],
    },
  },
  projects: [
    {
      name: 'site',
      testIgnore: '**/variant/**',
      metadata: {dir: site.dir},
      use: {baseURL: `http://localhost:${site.port}`},
    },
    ...variants.map(({dir, port}) => ({
      name: 'variant',
      testMatch: '**/variant/**/*.spec.ts',
      metadata: {dir},
      use: {baseURL: `http://localhost:${port}`},
    })),
  ],
  webServer: [site, ...variants].map(serve),
});
