/** A module of a dependency that has no public way to be changed, and ours that takes its place in the browser. */
export interface ModuleOverride {
  /** The original, below node_modules. */
  readonly original: string;
  /** The file of ours, below src/. */
  readonly replacement: string;
}

/**
 * On the server the originals are right.
 *
 * - `preload`: the original reloads the page again and again when a route's
 *   chunk is gone, and offline it trades the page for the browser's error page.
 * - `prefetch`: the original's way is blocked by a strict content security
 *   policy in Firefox, and knows no measure.
 * - `useHideableNavbar`: the original hides the navbar when the address names a
 *   heading, where the specification shows it.
 * - `prism-include-languages`: the original brings a highlighter, and samples
 *   come with their colors (src/remark/highlightCode.ts).
 * - `tslib`: one package of Docusaurus brings all helpers of old syntax for one.
 * - `react-helmet-async`: the original compares all that every `<Head>` says when the page comes to life, and is made
 *   for servers too.
 */
export const moduleOverrides: readonly ModuleOverride[] = [
  {original: '@docusaurus/core/lib/client/preload.js', replacement: 'client/preload.ts'},
  {original: '@docusaurus/core/lib/client/prefetch.js', replacement: 'client/prefetch.ts'},
  {
    original: '@docusaurus/theme-common/lib/hooks/useHideableNavbar.js',
    replacement: 'client/hideableNavbar.ts',
  },
  {original: '@docusaurus/theme-classic/lib/prism-include-languages.js', replacement: 'client/noop.ts'},
  {original: 'tslib/tslib.js', replacement: 'client/tslibHelpers.ts'},
  {original: 'react-helmet-async/lib/index.module.js', replacement: 'client/head.tsx'},
];

/** The end of an original's path. */
const pathOf = ({original}: ModuleOverride): string =>
  `${original.replaceAll('.', String.raw`\.`).replaceAll('/', String.raw`[\\/]`)}$`;

/**
 * Which requests are for an original. Other packages than Docusaurus are known by their names, before they are found:
 * what lies in their folders is not compiled.
 */
export const requestsFor = (override: ModuleOverride): RegExp =>
  override.original.startsWith('@docusaurus/')
    ? new RegExp(pathOf(override))
    : new RegExp(`^${override.original.split('/', 1)[0]}$|${pathOf(override)}`);
