/** An empty module that replaces those that the browser does not need (src/plugins/docusaurusInternals). */
export {};
