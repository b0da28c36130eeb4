/**
 * An address with a malformed escape (`/%E0%A4%A`, `#%`) makes the router and Docusaurus' scrolling throw: the page
 * would not become interactive, or would crash. So the percent signs are escaped in the address bar before either of
 * them reads it: now, and at each `popstate`. This module runs before the router is created, so its listener comes
 * first.
 */
import {escapeMalformed} from './address';

function repairAddress(): void {
  const {pathname, search, hash} = window.location;
  const safe = escapeMalformed(pathname, decodeURI) + search + escapeMalformed(hash, decodeURIComponent);
  if (safe !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', safe);
  }
}

if (typeof window !== 'undefined') {
  repairAddress();
  window.addEventListener('popstate', repairAddress);
}
