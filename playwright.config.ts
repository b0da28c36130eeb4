import {defineConfig} from '@playwright/test';

/** Ports of the two builds: the site, and the second one with another product and other options. */
const ports = {
  site: Number(process.env.SITE_PORT ?? 4173),
  variant: Number(process.env.VARIANT_PORT ?? 4174),
};

const serve = (dir: string, port: number) => ({
  command: `npx tsx scripts/serve.mts --port ${port} --dir ${dir}`,
  port,
  reuseExistingServer: !process.env.CI,
});

/**
 * The browser suite. It runs against builds that `npm run check:build` made;
 * `npm test` runs that first. CHROMIUM_PATH names the browser; SITE_PORT and
 * VARIANT_PORT other ports, for two runs on one machine.
 */
export default defineConfig({
  testDir: 'tests/site',
  outputDir: '.cache/browser',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Generous: a busy machine is no failure.
  expect: {timeout: 10_000},
  reporter: [['line'], ['json']],
  use: {
    browserName: 'chromium',
    viewport: {width: 1440, height: 900},
    actionTimeout: 10_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'site',
      testIgnore: '**/variant/**',
      use: {baseURL: `http://localhost:${ports.site}`},
    },
    {
      name: 'variant',
      testMatch: '**/variant/**',
      use: {baseURL: `http://localhost:${ports.variant}`},
    },
  ],
  webServer: [serve('build', ports.site), serve('.cache/variant/build', ports.variant)],
});
