/**
 * The clean form of an address: decoded, lower case, no blanks at its ends (a
 * link pasted from a text may have them), no `.html`, no `/index.html`, no
 * double or trailing slash. A static host that cannot do
 * this itself answers with the not-found page, which then does it here.
 *
 * @param pathname path of `window.location`
 * @param bases base URLs of the locales, such as `/` and `/pt-BR/`; their spelling is kept
 */
export function cleanPath(pathname: string, bases: readonly string[]): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A malformed escape stays as it is: it is part of no page's address.
  }
  path = path
    .trim()
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/index$/, '')
    .replace(/\/+$/, '');
  const base = bases
    .filter((candidate) => `${path}/`.startsWith(candidate.toLowerCase()))
    .sort((a, b) => b.length - a.length)[0];
  if (!base) {
    return path || '/';
  }
  return base + path.slice(base.length);
}

/**
 * A part of an address that can be decoded: the part itself, or, where an
 * escape in it is malformed, the part with its percent signs escaped.
 *
 * @param decode `decodeURI` or `decodeURIComponent`, whichever will decode the part later
 */
export function escapeMalformed(part: string, decode: (text: string) => string): string {
  try {
    decode(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/**
 * An address from a text, such as a query parameter, as the browser and the router
 * read it: tabs and line breaks are dropped, `\` is `/`, malformed escapes are escaped.
 *
 * @param text path, query and hash, `/faq?a=1#top`
 * @param origin origin of the site
 * @returns undefined for a text that is no path of the site
 */
export function ownAddress(text: string, origin: string): string | undefined {
  let url: URL;
  try {
    url = new URL(text, origin);
  } catch {
    return undefined;
  }
  // The path of `/.//host` begins with two slashes: to the browser's history that is another host.
  if (!text.startsWith('/') || url.origin !== origin || url.pathname.startsWith('//')) {
    return undefined;
  }
  const {pathname, search, hash} = url;
  return escapeMalformed(pathname, decodeURI) + search + escapeMalformed(hash, decodeURIComponent);
}
