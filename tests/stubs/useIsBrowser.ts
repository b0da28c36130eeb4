/** Stands in for Docusaurus' hydration flag in unit tests: hydrated, or what a test sets. */
let isBrowser = true;

/** Makes components render as in the static files (false) or after hydration. */
export function setIsBrowser(value: boolean): void {
  isBrowser = value;
}

export default function useIsBrowser(): boolean {
  return isBrowser;
}
