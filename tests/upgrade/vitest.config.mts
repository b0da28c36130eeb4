import {defineConfig} from 'vitest/config';

/** `npm run check -- upgrade`: what Docusaurus itself does for us, on small sites of its own. */
export default defineConfig({
  test: {dir: 'tests/upgrade', environment: 'node', testTimeout: 240_000, hookTimeout: 240_000},
});
