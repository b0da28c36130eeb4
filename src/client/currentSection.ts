/** A section of the page: its hash (`#id`), and its heading. */
export interface Section {
  readonly hash: string;
  readonly heading: string;
}

/** The section of the first link in the table of contents that matches a selector. */
function sectionAt(selector: string): Section | undefined {
  const link = document.querySelector<HTMLAnchorElement>(`.table-of-contents__link${selector}`);
  return link ? {hash: link.hash, heading: link.textContent} : undefined;
}

/** The section being read, marked in the table of contents; undefined above the first, and on pages without a table. */
export const currentSection = (): Section | undefined => sectionAt('[aria-current]');

/** The section of the address's hash. */
export const addressedSection = (): Section | undefined =>
  sectionAt(`[href="${CSS.escape(window.location.hash)}"]`);

/** The id in a hash: `restore` for `#restore`; empty for a malformed escape. */
export function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** The element that a hash leads to. */
export const elementAt = (hash: string): HTMLElement | null => document.getElementById(idOf(hash));
