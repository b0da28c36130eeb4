/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/plugin-content-docs" />

declare module '@generated/page-titles/default/pages.json' {
  const pages: import('./plugins/pageTitles').PageTitle[];
  export default pages;
}

declare module '@easyops-cn/docusaurus-search-local' {
  // The package's own types leave this out.
  export const validateOptions: NonNullable<import('@docusaurus/types').PluginModule['validateOptions']>;
}
