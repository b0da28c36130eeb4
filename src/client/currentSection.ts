/** A section of the page: the part of its address, and its heading. */
export interface Section {
  readonly hash: string;
  readonly heading: string;
}

/** The section being read, which the contents of the page mark; none above the first one, and on pages without contents. */
export function currentSection(): Section | undefined {
  const link = document.querySelector<HTMLAnchorElement>('.table-of-contents__link[aria-current]');
  return link ? {hash: link.hash, heading: link.textContent} : undefined;
}

/** Whether what the address leads to is in the window. */
function isTargetShown(): boolean {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  const {top = -1, bottom = -1} = target?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight;
}

/** Where the reader is in the page, for its address in the other language: ids are the same there. */
export const placeInPage = (): string =>
  isTargetShown() ? window.location.hash : (currentSection()?.hash ?? '');
