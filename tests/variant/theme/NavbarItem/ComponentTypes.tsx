/** Adds a navbar item that fails in the browser when the address says `?break-navbar`. */
import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';

function FragileItem(): ReactNode {
  const isBrowser = useIsBrowser();
  if (isBrowser && window.location.search === '?break-navbar') {
    throw new Error('The item broke');
  }
  return null;
}

export default {...ComponentTypes, 'custom-fragile': FragileItem};
