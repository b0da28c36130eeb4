/**
 * Corrects the address of the first page before the first render (src/client/preload.ts). Static hosts differ: some
 * serve a page at several forms of its address, others answer all but one with a not-found page, and some have a
 * single not-found page for both languages.
 */
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {defaultLocale, locales} from '../config/locales';
import {baseOf} from '../config/siteAddress';
import {allRedirects} from '../config/redirects';
import {routeOf} from '../config/routes';
import {cleanPath, ownAddress} from './address';

const {baseUrl} = siteConfig;

const bases = locales.map(baseOf);

/** Query key of the requested address, for the redirect to the other language's not-found page. */
const FROM = 'from';

/** Base URL of the language that a clean path belongs to. */
const baseOfPath = (path: string): string =>
  [...bases].sort((a, b) => b.length - a.length).find((base) => path.startsWith(base)) ??
  baseOf(defaultLocale);

/** Whether the host answered with a not-found page. */
const isServedAs404 = (): boolean =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href.endsWith('/404.html') ?? false;

/**
 * The right path for one that is another form of a page's address, or a former address.
 *
 * @returns undefined when the path is right already, or is that of no page
 */
export function rightPath(pathname: string): string | undefined {
  const path = cleanPath(pathname, bases);
  const redirect = allRedirects.find(({from}) => baseUrl + from === path);
  if (redirect) {
    return baseUrl + routeOf(redirect.to);
  }
  const isPage = matchRoutes(routes, path).some(({route}) => route.exact);
  return path !== pathname && isPage ? path : undefined;
}

/**
 * Corrects the address: in the address bar, or by loading another page.
 *
 * @returns true when another page is being loaded, and this one should not start
 */
export function normalizeLocation(): boolean {
  const isLost = isServedAs404();
  const asked = ownAddress(
    new URLSearchParams(window.location.search).get(FROM) ?? '',
    window.location.origin,
  );
  // Some hosts remove the `.html` from addresses.
  const path = cleanPath(window.location.pathname, bases);
  const isSentHere = isLost && asked !== undefined && bases.some((base) => path === `${base}404`);
  if (isSentHere) {
    window.history.replaceState(window.history.state, '', asked);
  }
  const {pathname, search, hash} = window.location;
  const base = baseOfPath(cleanPath(pathname, bases));
  // Only once: a host without the other language answers with this page again.
  if (isLost && base !== baseUrl && !isSentHere) {
    window.location.replace(`${base}404.html?${new URLSearchParams({[FROM]: pathname + search + hash})}`);
    return true;
  }
  const target = rightPath(pathname);
  if (target === undefined) {
    return false;
  }
  if (isLost) {
    window.location.replace(target + search + hash);
    return true;
  }
  window.history.replaceState(window.history.state, '', target + search + hash);
  return false;
}
