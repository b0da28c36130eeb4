/** A link of the navbar, which fails in the browser when the address says `?break-navbar`. */
import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DefaultNavbarItem from '@theme-init/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DefaultNavbarItem';

export default function FragileNavbarItem(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  if (isBrowser && window.location.search === '?break-navbar') {
    throw new Error('The item broke');
  }
  return <DefaultNavbarItem {...props} />;
}
