import {defineConfig} from 'vitest/config';

/** Tests of components that replace modules (`vi.mock`). */
const replacing = [
  'src/client/Link.test.tsx',
  'src/components/{Labels,LanguageHint,Shortcuts,System}/*.test.tsx',
  'src/search/**/*.test.tsx',
];

/** What stands in for Docusaurus. */
const stubs = `${import.meta.dirname}/tests/stubs`;

const components = {environment: 'jsdom', setupFiles: 'tests/support/cleanDocument.ts'} as const;

export default defineConfig({
  resolve: {
    alias: {
      '@site': import.meta.dirname,
      '@docusaurus/Link': `${stubs}/Link.tsx`,
      '@docusaurus/isInternalUrl': '@docusaurus/core/lib/client/exports/isInternalUrl',
      '@docusaurus/Translate': `${stubs}/Translate.tsx`,
      '@docusaurus/router': `${stubs}/router.ts`,
      '@docusaurus/useBaseUrl': `${stubs}/useBaseUrl.ts`,
      '@docusaurus/useBrokenLinks': `${stubs}/useBrokenLinks.ts`,
      '@docusaurus/useDocusaurusContext': `${stubs}/useDocusaurusContext.ts`,
      '@docusaurus/useIsBrowser': `${stubs}/useIsBrowser.ts`,
      '@generated/docusaurus.config': `${stubs}/siteConfig.ts`,
    },
  },
  test: {
    testTimeout: 120_000,
    setupFiles: ['tests/support/propertyRuns.ts', 'tests/support/restore.ts'],
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
