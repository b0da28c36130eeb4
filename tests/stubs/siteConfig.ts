/** Stands in for the configuration as Docusaurus generates it: the English site. */
export default {baseUrl: '/'};
