/**
 * The search of the site: @easyops-cn/docusaurus-search-local with the options
 * of src/config/search.ts. The field and the results page are ours
 * (src/theme/SearchBar, src/theme/SearchPage); index and worker are the plugin's.
 */
export {default, validateOptions} from '@easyops-cn/docusaurus-search-local';
