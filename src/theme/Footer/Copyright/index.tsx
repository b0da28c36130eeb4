/**
 * Wraps the last line of every page: it leads to what is new, and the list of
 * keyboard shortcuts can be opened without knowing its key.
 */
import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Copyright from '@theme-original/Footer/Copyright';
import Shortcuts from '@site/src/components/Shortcuts';
import {whatsNewTitle} from '@site/src/components/WhatsNew/title';
import {whatsNewRoute} from '@site/src/config/whatsNew';

export default function CopyrightWrapper(props: ComponentProps<typeof Copyright>): ReactNode {
  return (
    <>
      <Copyright {...props} />
      <Link className="footer__link-item" to={useBaseUrl(`/${whatsNewRoute}`)}>
        {whatsNewTitle()}
      </Link>{' '}
      <Shortcuts />
    </>
  );
}
