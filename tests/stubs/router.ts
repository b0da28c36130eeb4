/** Stands in for Docusaurus' router in unit tests: the home page. */
export const useLocation = (): {pathname: string} => ({pathname: '/'});
