/**
 * Wraps the not-found page: below the original's words stand the search and the
 * nearest pages. A link within the site to an older address leads on from here;
 * readers who arrive by one never get this far (src/client/arrival.ts). The
 * title is set here because the documents are served at the root: an unknown
 * address is a page of theirs, and the theme titles only its own not-found page.
 */
import {useEffect, type ComponentProps, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory, useLocation} from '@docusaurus/router';
import NotFoundContent from '@theme-original/NotFound/Content';
import {rightPath} from '@site/src/client/arrival';
import NearestPages from '@site/src/components/NearestPages';

export default function NotFoundContentWrapper(props: ComponentProps<typeof NotFoundContent>): ReactNode {
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const target = isBrowser ? rightPath(pathname) : undefined;

  useEffect(() => {
    if (target !== undefined) {
      history.replace(target + search + hash);
    }
  }, [target, search, hash, history]);

  return (
    <>
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: 'Page Not Found',
          description: 'The title of the 404 page',
        })}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <NotFoundContent {...props} />
      <NearestPages path={isBrowser && target === undefined ? pathname : undefined} />
    </>
  );
}
