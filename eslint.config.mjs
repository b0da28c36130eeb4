import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * The floors of the house, from the ground. Imports run down only: a file may
 * import from its own folder and from the floors below it. The search engine,
 * which would serve any site, has a rule of its own below.
 */
const floors = [
  ['config'],
  ['data'],
  ['remark', 'client'],
  ['search'],
  ['components'],
  ['theme'],
  ['plugins'],
];

const floorRules = floors.slice(0, -1).flatMap((folders, floor) =>
  folders.map((folder) => {
    const above = floors.slice(floor + 1).flat();
    const group = above.flatMap((other) => [`../**/${other}/**`, `@site/src/${other}/**`]);
    return {
      files: [`src/${folder}/**`],
      ignores: ['**/*.test.*'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {group, message: `src/${folder} imports from the floors below it only (eslint.config.mjs).`},
            ],
          },
        ],
      },
    };
  }),
);

export default tseslint.config(
  {ignores: ['build', 'deploy/made', '.docusaurus', '.cache', 'node_modules', 'tests/fixtures']},
  eslint.configs.recommended,
  tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: {globals: {...globals.browser, ...globals.node}},
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-console': ['error', {allow: ['warn', 'error']}],
    },
  },
  ...floorRules,
  {
    files: ['src/**', 'scripts/**', 'deploy/**', 'benchmarks/**'],
    ignores: ['**/*.test.*'],
    rules: {
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', {max: 80, skipBlankLines: true, skipComments: true}],
    },
  },
  {
    // What is built stands on nothing that checks it. Checks read what the tests hold the site to.
    files: ['src/**', 'deploy/**', 'scripts/**'],
    ignores: ['**/*.test.*', 'scripts/build.mts', 'scripts/check*.mts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['../**/tests/**', '../**/benchmarks/**', '@site/tests/**', '@site/benchmarks/**'],
              message: 'Below the tests: src, deploy and scripts import nothing of them (eslint.config.mjs).',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.*'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['scripts', 'tests', 'benchmarks', 'deploy'].flatMap((folder) => [
                `../**/${folder}/**`,
                `@site/${folder}/**`,
              ]),
              message: 'src imports from src only (eslint.config.mjs).',
            },
          ],
        },
      ],
    },
  },
  {files: ['scripts/**', 'tests/**', 'benchmarks/**'], rules: {'no-console': 'off'}},
  {
    // The engine would serve any site: what is this site's own comes to it with the index.
    files: ['src/search/engine/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {regex: '^(\\.\\.|@site|@docusaurus)(/|$)', message: 'The engine knows nothing of the site.'},
          ],
        },
      ],
    },
  },
  {
    files: ['babel.config.js'],
    languageOptions: {sourceType: 'commonjs'},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
