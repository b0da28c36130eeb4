// @ts-check
// `npm run check -- mutants`: changes the code in thousands of small ways and counts
// how many the unit tests notice. Hours for everything, so neither in
// `npm test` nor on every push: CI runs it weekly. For one folder:
// `npm run check -- mutants --mutate 'src/config/*.ts,!**/*.test.ts'`.

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Only the tests that import what was changed: the rest cannot notice.
  vitest: {related: true, configFile: 'tests/mutants.config.mts'},
  mutate: [
    'src/search/engine/*.ts',
    'src/config/*.ts',
    'src/data/**/*.ts',
    'src/remark/elements/**/*.ts',
    'scripts/content/*.mts',
    '!**/*.test.ts',
  ],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  // A word in another wording is no other behavior.
  mutator: {excludedMutations: ['StringLiteral']},
  concurrency: 2,
  // Beside one and a half times what the tests took at first, and what it took to start them: a loop without
  // end costs all of it.
  timeoutMS: 2_000,
  tempDirName: '.cache/mutants',
  incrementalFile: '.cache/mutants.json',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  // Beside the reports of the tests, which each `npm test` empties.
  jsonReporter: {fileName: '.cache/mutants.report.json'},
  clearTextReporter: {reportTests: false, allowColor: false},
  // What is made is not copied: builds and caches are ten times as much as the sources.
  ignorePatterns: ['/build', '/.docusaurus', '/.cache', '/deploy/made'],
  // Vitest takes the types away without looking at them.
  disableTypeChecks: false,
  // A first run of every test that a mutant could concern; 5 minutes, the default, were too few.
  dryRunTimeoutMinutes: 30,
  // Those of the weekly run are by part (.github/workflows/weekly.yml).
  thresholds: {high: 90, low: 80, break: Number(process.env.LEAST_KILLED ?? 80)},
};
