/**
 * Replaces `tslib` in the browser (src/plugins/docusaurusInternals): it has the one helper that
 * `@docusaurus/utils-common` uses. A package that wants another fails in the browser tests.
 */

/** A CommonJS module as an ES module: itself, if it is marked as one, else an object with it as `default`. */
export const __importDefault = (module: {__esModule?: boolean} | undefined): object =>
  module?.__esModule ? module : {default: module};
