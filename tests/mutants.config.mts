import {defineConfig, mergeConfig} from 'vitest/config';
import config from '../vitest.config.mts';

const [node] = config.test?.projects ?? [];

/**
 * The tests of `npm run check -- mutants`: those without a document, because what is changed renders nothing and its
 * own tests have to notice. Left out are tests that start programs, and those that read the sources as texts: theirs
 * are not the ones in which the changes are.
 */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    projects: [
      mergeConfig(node as object, {
        test: {
          exclude: ['authorCommands', 'authorPages', 'mcp', 'searchHostile', 'spelling'].map(
            (name) => `tests/unit/${name}.test.ts`,
          ),
        },
      }),
    ],
  },
});
