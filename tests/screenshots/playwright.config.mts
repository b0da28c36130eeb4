import {defineConfig} from '@playwright/test';
import browser from '../../playwright.config.mts';

/**
 * Reference pictures of the build: `npm run check -- screenshots`. Apart from the browser suite, because a picture changes
 * with every word in it: a red one may be a change to look at and accept (`npm run check -- screenshots -u`).
 */
export default defineConfig({
  ...browser,
  testDir: '.',
  globalSetup: '../browser/servers.mts',
  outputDir: '../../.cache/screenshots',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A picture is equal or not; trying again would hide one that is not always the same.
  retries: 0,
  use: {...browser.use, deviceScaleFactor: 0.5},
  projects: browser.projects?.filter(({name}) => name === 'site'),
  webServer: [browser.webServer ?? []].flat().slice(0, 1),
});
