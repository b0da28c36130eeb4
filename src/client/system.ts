/** The systems that pages tell apart, in the order of their tabs. */
export const systems = ['windows', 'macos', 'linux'] as const;
export type System = (typeof systems)[number];

/** Query parameter that names a system: `?os=macos`. */
export const SYSTEM_PARAMETER = 'os';

/** Where the browser keeps the choice: the tabs of Docusaurus know it by this name. */
export const SYSTEM_KEY = 'docusaurus.tab.os';

/** True for the name of a system, of what an address or the storage may hold. */
export const isSystem = (value: unknown): value is System => systems.some((system) => system === value);

/**
 * Finds the reader's system: what the address asks for, else what was chosen
 * before, else what the browser says of its machine. A telephone says nothing
 * about the computer that the pages speak of.
 *
 * Marks the document with it (`data-os`), and the style sheet shows its
 * shortcuts alone. Runs before the page is painted too, by its own
 * text: it must use nothing from outside.
 *
 * @returns undefined when nobody knows: the page then shows all of them
 */
export function settleSystem(): System | undefined {
  const known = ['windows', 'macos', 'linux'] as const;
  const {userAgent} = navigator;
  let kept: string | null = null;
  try {
    kept = localStorage.getItem('docusaurus.tab.os');
  } catch {
    // Storage may be forbidden.
  }
  const asked = new URLSearchParams(location.search).get('os');
  const seen = /Android|Mobile/.test(userAgent)
    ? null
    : /Windows/.test(userAgent)
      ? 'windows'
      : /Macintosh/.test(userAgent)
        ? 'macos'
        : /Linux|CrOS/.test(userAgent)
          ? 'linux'
          : null;
  const system = [asked, kept, seen]
    .map((name) => known.find((candidate) => candidate === name))
    .find((name) => name !== undefined);
  if (system) {
    document.documentElement.dataset.os = system;
  }
  return system;
}
