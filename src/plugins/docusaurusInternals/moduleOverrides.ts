/** A module of a dependency that has no public way to be changed, and ours that takes its place in the browser. */
interface ModuleOverride {
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
 * - `docusaurus`, what fetches pages ahead: the original's way is blocked by a
 *   strict content security policy in Firefox, knows no measure, and looks up
 *   the pages of all links in view in one long task.
 * - `Link`: the original renders every link of a page anew for each step.
 * - `useHideableNavbar`: the original hides the navbar when the address names a
 *   heading, where the specification shows it.
 * - `prism-include-languages`: the original brings a highlighter, and samples
 *   come with their colors (src/remark/highlightCode.ts).
 * - `tslib`: one package of Docusaurus brings all helpers of old syntax for one.
 */
export const moduleOverrides: readonly ModuleOverride[] = [
  {original: '@docusaurus/core/lib/client/preload.js', replacement: 'client/preload.ts'},
  {original: '@docusaurus/core/lib/client/docusaurus.js', replacement: 'client/docusaurus.ts'},
  {original: '@docusaurus/core/lib/client/exports/Link.js', replacement: 'client/Link.tsx'},
  {
    original: '@docusaurus/theme-common/lib/hooks/useHideableNavbar.js',
    replacement: 'client/hideableNavbar.ts',
  },
  {original: '@docusaurus/theme-classic/lib/prism-include-languages.js', replacement: 'client/noop.ts'},
  {original: 'tslib/tslib.js', replacement: 'client/tslibHelpers.ts'},
];

/**
 * Which requests are for an original. tslib is known by its name, before it is found: what lies in its folder is not
 * compiled.
 */
export const requestsFor = ({original}: ModuleOverride): RegExp =>
  original === 'tslib/tslib.js'
    ? /(?:^|[\\/])tslib(?:\.js)?$/
    : new RegExp(`${original.replaceAll('.', String.raw`\.`).replaceAll('/', String.raw`[\\/]`)}$`);
