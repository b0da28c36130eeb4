/** Stands in for Docusaurus' data of plugins: what src/search/theme.ts tells the page. */
export const usePluginData = () => ({indexFile: 'search-index.json?_=1'});
