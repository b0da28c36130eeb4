/** The systems that pages tell apart, in the order of their tabs. */
export const systems = ['windows', 'macos', 'linux'] as const;
export type System = (typeof systems)[number];

/** Query parameter that names a system: `?os=macos`. */
export const SYSTEM_PARAMETER = 'os';

/** Key in the local storage of the choice, which the tabs of Docusaurus use for the group `os`. */
export const SYSTEM_KEY = 'docusaurus.tab.os';

/** True for the name of a system; addresses and the storage may hold anything. */
export const isSystem = (value: unknown): value is System => systems.some((system) => system === value);

/**
 * Finds the reader's system: that of the query parameter, else the stored choice,
 * else that of the user agent. The user agent of a phone is ignored, because the
 * pages are about the reader's computer.
 *
 * Sets `data-os` of the document, by which the style sheet shows this system's
 * shortcuts alone. It also runs before the first paint, inlined in the page as
 * source text, so it must not use anything outside itself.
 *
 * @returns undefined when it is not known: the page then shows all systems
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
