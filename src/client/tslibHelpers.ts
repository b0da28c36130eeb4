/**
 * Takes the place of `tslib` in the browser (src/plugins/docusaurusInternals): the one helper that
 * `@docusaurus/utils-common` uses. A package that wants another fails in the browser tests.
 */

/** What an imported module of CommonJS gives as its default. */
export const __importDefault = (module: {__esModule?: boolean} | undefined): object =>
  module?.__esModule ? module : {default: module};
