import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@site': path.resolve(import.meta.dirname),
      '@docusaurus/Link': path.resolve(import.meta.dirname, 'tests/stubs/Link.tsx'),
      '@docusaurus/Translate': path.resolve(import.meta.dirname, 'tests/stubs/Translate.tsx'),
      '@docusaurus/useDocusaurusContext': path.resolve(
        import.meta.dirname,
        'tests/stubs/useDocusaurusContext.ts',
      ),
      '@docusaurus/useBrokenLinks': path.resolve(import.meta.dirname, 'tests/stubs/useBrokenLinks.ts'),
      '@docusaurus/useBaseUrl': path.resolve(import.meta.dirname, 'tests/stubs/useBaseUrl.ts'),
      '@generated/docusaurus.config': path.resolve(import.meta.dirname, 'tests/stubs/siteConfig.ts'),
      '@docusaurus/useIsBrowser': path.resolve(import.meta.dirname, 'tests/stubs/useIsBrowser.ts'),
      '@docusaurus/router': path.resolve(import.meta.dirname, 'tests/stubs/router.ts'),
    },
  },
  test: {
    testTimeout: 120_000,
    setupFiles: 'tests/support/propertyRuns.ts',
    // What renders has a document; everything else does without, which is several times as quick.
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {name: 'components', include: ['src/**/*.test.tsx'], environment: 'jsdom'},
      },
    ],
  },
});
