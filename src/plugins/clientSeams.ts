import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** A module of a dependency that has no public way to be changed, and ours that takes its place. */
export interface Seam {
  /** The dependency's file, as a pattern over its resolved path. */
  module: RegExp;
  /** Where the pattern must match a file today; tests/unit/seams.test.ts fails when it does not. */
  file: string;
  replacement: string;
}

/**
 * Replaced in the browser's bundle only: on the server the originals are right.
 *
 * - `preload`: the original reloads the page again and again when a route's
 *   chunk is gone, and offline it trades the page for the browser's error page.
 * - `docusaurus`: the original fetches the page of every link that comes into
 *   view, and looks for its files in a list of all.
 * - `useHideableNavbar`: the original hides the navbar when the address names a
 *   heading, where the specification shows it.
 * - `prism-include-languages`: the original brings a highlighter, and samples
 *   come with their colors (src/markdown/highlightCode.ts).
 * - `tslib`: one package of Docusaurus brings all helpers of old syntax for one.
 */
export const seams: readonly Seam[] = [
  {
    module: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]preload\.js$/,
    file: '@docusaurus/core/lib/client/preload.js',
    replacement: '../client/preload.ts',
  },
  {
    module: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/,
    file: '@docusaurus/core/lib/client/docusaurus.js',
    replacement: '../client/ahead.ts',
  },
  {
    module: /@docusaurus[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useHideableNavbar\.js$/,
    file: '@docusaurus/theme-common/lib/hooks/useHideableNavbar.js',
    replacement: '../client/hideableNavbar.ts',
  },
  {
    module: /@docusaurus[\\/]theme-classic[\\/]lib[\\/]prism-include-languages\.js$/,
    file: '@docusaurus/theme-classic/lib/prism-include-languages.js',
    replacement: '../client/nothing.ts',
  },
  {
    // By its name, before it is found: what lies in its folder is not compiled.
    module: /(?:^|[\\/])tslib(?:\.js)?$/,
    file: 'tslib/tslib.js',
    replacement: '../client/syntaxHelpers.ts',
  },
];

export default function clientSeams(): Plugin {
  return {
    name: 'client-seams',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: seams.map(
          ({module, replacement}) =>
            new NormalModuleReplacementPlugin(module, path.resolve(__dirname, replacement)),
        ),
      };
    },
  };
}
