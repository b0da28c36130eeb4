import {defineConfig} from '@playwright/test';

/** Ports of the two builds: the site, and the second one with another product and other options. */
const ports = {site: 4173, variant: 4174};

const serve = (dir: string, port: number) => ({
  command: `npx tsx scripts/serve.mts --port ${port} --dir ${dir}`,
  port,
  reuseExistingServer: !process.env.CI,
});

/**
 * The browser suite. It runs against builds that `npm run check:build` made;
 * `npm test` runs that first. CHROMIUM_PATH names the browser.
 */
export default defineConfig({
  testDir: 'tests/site',
  outputDir: '.cache/browser',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  reporter: [['line'], ['json']],
  use: {
    browserName: 'chromium',
    viewport: {width: 1440, height: 900},
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
