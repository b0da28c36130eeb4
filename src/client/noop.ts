/** In place of a module that the browser does not need (src/plugins/docusaurusInternals). */
export {};
