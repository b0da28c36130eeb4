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
 * - `prefetch`: the original's `<link rel="prefetch">` is blocked by Firefox
 *   under a strict content security policy.
 * - `useHideableNavbar`: the original hides the navbar when the address names a
 *   heading, where the specification shows it.
 * - `prism-include-languages`: the original brings a highlighter, and samples
 *   come with their colors (src/markdown/highlightCode.ts).
 */
export const seams: readonly Seam[] = [
  {
    module: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]preload\.js$/,
    file: '@docusaurus/core/lib/client/preload.js',
    replacement: '../client/preload.ts',
  },
  {
    module: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]prefetch\.js$/,
    file: '@docusaurus/core/lib/client/prefetch.js',
    replacement: '../client/prefetch.ts',
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
