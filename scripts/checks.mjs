// @ts-check
/*
 * Every check by name: what it holds, and what runs it. `npm test` runs those of `tests`, `npm run check -- <name>`
 * any one. Plain JavaScript without dependencies: it is read before anything is installed.
 */
import path from 'node:path';
import {root} from './prepare.mjs';

/**
 * @typedef {{passed: number, failed: number}} Tally
 * @typedef {{
 *   what: string,
 *   run: readonly (readonly string[])[], // commands, one after the other; more arguments go to the last
 *   needs?: readonly import('./fresh.mjs').Build[], // builds that it looks at, which are checks of their own
 *   hasBrowser?: boolean, // it drives one
 *   isAlone?: boolean, // it uses every core itself, takes times, or has the port of the browser tests
 *   report?: 'vitest' | 'playwright', // who writes down how many tests there were
 *   hint?: string, // said when it fails
 * }} Check
 */

const reports = path.join(root, '.cache/reports');

/** File with the report of a check. @param {string} name */
export const reportOf = (name) => path.join(reports, `${name}.json`);

/** @param {string} tool @param {string} name of its cache @returns {string[]} */
const cached = (tool, name) => [
  tool,
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `.cache/${name}`,
];

/** Files of browser tests about what readers do on nearly every visit. */
const journeys = 'colorMode|home|layout|locale|navigation|searchField|searchSuggestions|watch';

/** Properties of all checks that run the browser suite, or a part of it. */
const suite = /** @satisfies {Partial<Check>} */ ({
  needs: ['build', 'variant'],
  hasBrowser: true,
  isAlone: true,
  report: 'playwright',
});

/** @param {string} files a pattern for paths of test files below tests/browser @returns {string[]} */
const browserTests = (files) => [
  'playwright',
  'test',
  '--grep-invert',
  '@sweep',
  `[\\\\/]browser[\\\\/]${files}\\.spec\\.ts$`,
];

/**
 * Arguments for a script that reads hundreds of pages: garbage collection would take a quarter of its time otherwise.
 *
 * @param {string} script @param {readonly string[]} args
 */
const withMemory = (script, ...args) => ['tsx', '--max-semi-space-size=64', script, ...args];

/** In the order in which they are begun: the builds early, because others wait for them, and what takes long. */
const tests = /** @satisfies {Record<string, Check>} */ ({
  build: {
    what: 'the site is built without a warning',
    run: [['tsx', 'scripts/build.mts', 'build']],
  },
  types: {
    what: 'TypeScript',
    // TypeScript 7 takes a quarter of the time of 6, which knip reads the sources with.
    run: [
      [
        'node',
        'node_modules/typescript-7/bin/tsc',
        '--incremental',
        '--tsBuildInfoFile',
        '.cache/types.tsbuildinfo',
      ],
    ],
  },
  unit: {
    what: 'unit tests, and every checker against a fixture that must fail',
    run: [
      ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf('unit')}`],
    ],
    report: 'vitest',
  },
  lint: {
    what: 'oxlint with accessibility rules, Stylelint, knip',
    run: [
      ['oxlint', '.'],
      [...cached('stylelint', 'stylelint'), '--max-warnings', '0', 'src/**/*.css', 'static/**/*.css'],
      ['knip', '--cache', '--cache-location', '.cache/knip'],
    ],
  },
  content: {
    what: 'the text of the pages: front matter, links, code, both languages side by side',
    run: [['tsx', 'scripts/checkContent.mts']],
  },
  search: {
    what: 'the search of the built site with judged queries',
    run: [withMemory('scripts/checkSearch.mts')],
    needs: ['build'],
  },
  format: {what: 'the format of all files but the pages', run: [['oxfmt', '--check', '.']]},
  spelling: {
    what: 'spelling in both languages',
    run: [[...cached('cspell', 'cspell'), '--no-progress', '--no-summary', '.']],
  },
  site: {
    what: 'routes, links, anchors, redirects, metadata and budgets of the built site',
    run: [withMemory('scripts/checkSite.mts', 'build')],
    needs: ['build'],
  },
  journeys: {
    what: 'in a real browser, what readers do on nearly every visit: pages, menus, search, languages, color modes',
    run: [browserTests(`(?:${journeys})`)],
    ...suite,
    needs: ['build'],
  },
});

const others = /** @satisfies {Record<string, Check>} */ ({
  variant: {
    what: 'a second site with another product below a path, in English: no trace of the first, and what `site` looks at',
    run: [['tsx', 'scripts/build.mts', 'variant'], withMemory('scripts/checkSite.mts', 'variant')],
  },
  browser: {
    what: 'the other browser tests, which every push has to pass: axe, failures, other browsers and readers, calculators, the results page, a page of each folder, the second site',
    run: [browserTests(`(?!(?:${journeys})\\.)(?:variant[\\\\/])?[^\\\\/]+`)],
    ...suite,
  },
  sweep: {
    what: 'what both leave out: every page, and Portuguese where English tells enough',
    run: [['playwright', 'test', '--grep', '@sweep']],
    ...suite,
  },
  trees: {
    what: 'what screen readers have of each kind of page, beside tests/browser/trees; -u accepts what it finds',
    run: [['playwright', 'test', 'trees.spec.ts']],
    needs: ['build', 'variant'],
    hasBrowser: true,
    isAlone: true,
  },
  screenshots: {
    what: 'the first screen of a page of each kind beside its reference pictures; -u accepts what it finds',
    run: [['playwright', 'test', '--config', 'tests/screenshots/playwright.config.mts']],
    needs: ['build'],
    hasBrowser: true,
    isAlone: true,
    hint: 'Expected, actual and difference of each picture are in .cache/screenshots. If the change is meant: npm run check -- screenshots -u',
  },
  html: {
    what: 'every page of the build against the HTML standard',
    run: [['tsx', 'scripts/checkHtml.mts']],
    needs: ['build'],
  },
  lighthouse: {
    what: 'Lighthouse on four pages in each language: accessibility, best practices and SEO at 100, performance at 90',
    run: [['tsx', 'scripts/lighthouse.mts']],
    needs: ['build'],
    hasBrowser: true,
    isAlone: true,
  },
  deploy: {
    what: 'every address and file of the build, asked of nginx and Caddy with their files; deploy nginx for one',
    run: [['tsx', 'scripts/checkDeploy.mts']],
    needs: ['build'],
  },
  live: {
    what: 'the same of a site online: npm run check -- live https://docs.example.com',
    run: [['tsx', 'scripts/checkLive.mts']],
  },
  upgrade: {
    what: 'what Docusaurus itself does for us, on small sites of its own; after an upgrade',
    run: [['vitest', 'run', '--config', 'tests/upgrade/vitest.config.mts']],
    hasBrowser: true,
  },
  mutants: {
    what: 'mutation testing of engine, configuration, data and checkers; hours, --mutate "src/config/*.ts,!**/*.test.ts" for few',
    run: [['stryker', 'run']],
  },
});

/** The checks that `npm test` runs. @type {Readonly<Record<string, Check>>} */
export const testChecks = tests;

/** All of them. @type {Readonly<Record<string, Check>>} */
export const allChecks = {...tests, ...others};

/** Names for several. @type {Readonly<Record<string, readonly string[]>>} */
export const groups = {quick: ['types', 'unit', 'content', 'lint', 'format', 'spelling']};
