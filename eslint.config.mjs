import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {ignores: ['build', '.docusaurus', '.cache', 'node_modules', 'tests/fixtures']},
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
  {files: ['scripts/**', 'tests/**'], rules: {'no-console': 'off'}},
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
