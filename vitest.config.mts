import path from 'node:path';
import {defineConfig} from 'vitest/config';

/** Tests of components that replace modules (`vi.mock`). */
const replacing = [
  'src/components/{Labels,LanguageHint,Shortcuts,System}/*.test.tsx',
  'src/search/**/*.test.tsx',
];

const components = {environment: 'jsdom', setupFiles: 'tests/support/cleanDocument.ts'} as const;

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
    // What renders has a document; everything else does without, which is several times as quick. Files share what
    // they import, but for those that put something else in its place.
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
        test: {
          ...components,
          name: 'components',
          include: ['src/**/*.test.tsx'],
          exclude: replacing,
          isolate: false,
        },
      },
      {extends: true, test: {...components, name: 'replacing', include: replacing}},
    ],
  },
});
