/** Stands in for Docusaurus' base URL in unit tests: the English site's. */
export default function useBaseUrl(url: string): string {
  return url;
}
