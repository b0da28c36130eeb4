/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/plugin-content-docs" />

declare module '@generated/page-titles/default/pages.json' {
  const pages: import('./plugins/pageTitles').PageTitle[];
  export default pages;
}
