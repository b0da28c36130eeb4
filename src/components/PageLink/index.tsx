import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {addressOf, type Page} from '../../facts/pages';

export interface Props {
  readonly page: Page;
  readonly children: ReactNode;
}

/** Links to a page of the data, unless it is the one being read. */
export default function PageLink({page, children}: Props): ReactNode {
  const address = addressOf(page);
  const here = useBaseUrl(address);
  const isHere = useLocation().pathname.replace(/\/$/, '') === here.replace(/\/$/, '');
  return isHere ? children : <Link to={address}>{children}</Link>;
}
