/** A section of the page: the part of its address, and its heading. */
export interface Section {
  readonly hash: string;
  readonly heading: string;
}

/** The section of the first link in the contents that a selector holds for. */
function sectionAt(selector: string): Section | undefined {
  const link = document.querySelector<HTMLAnchorElement>(`.table-of-contents__link${selector}`);
  return link ? {hash: link.hash, heading: link.textContent} : undefined;
}

/** The section being read, which the contents of the page mark; none above the first one, and on pages without contents. */
export const currentSection = (): Section | undefined => sectionAt('[aria-current]');

/** The section that the address names. */
export const addressedSection = (): Section | undefined =>
  sectionAt(`[href="${CSS.escape(window.location.hash)}"]`);

/** The id in a part of an address: `#restore`; garbage is none. */
export function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** What a part of an address names. */
export const elementAt = (hash: string): HTMLElement | null => document.getElementById(idOf(hash));
