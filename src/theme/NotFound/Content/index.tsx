/**
 * Takes the place of the not-found page's content: the original has two left edges, margins that nothing can change,
 * and no room for a way on. Below its words stand the search and the nearest pages. A link within the site to an
 * older address leads on from here; readers who arrive by one never get this far (src/client/normalizeLocation.ts).
 * The title is set here because the documents are served at the root: an unknown address is a page of theirs, and the
 * theme titles only its own not-found page.
 */
import {useEffect, useState, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import type OriginalContent from '@theme/NotFound/Content';
import NearestPages from '@site/src/components/NearestPages';

export default function NotFoundContent({className}: ComponentProps<typeof OriginalContent>): ReactNode {
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  /** A path that leads nowhere. */
  const [lost, setLost] = useState<string>();

  useEffect(() => {
    let isGone = false;
    const follow = (target: string | undefined) => {
      if (!isGone && target === undefined) {
        setLost(pathname);
      } else if (!isGone) {
        history.replace(target + search + hash);
      }
    };
    import('@site/src/client/normalizeLocation').then(
      ({rightPath}) => follow(rightPath(pathname)),
      () => follow(undefined),
    );
    return () => {
      isGone = true;
    };
  }, [pathname, search, hash, history]);

  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
    description: 'The title of the 404 page',
  });
  return (
    <main className={clsx(className, 'text-page')}>
      <PageMetadata title={title}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <h1>{title}</h1>
      <p>
        <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
          We could not find what you were looking for.
        </Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2" description="The 2nd paragraph of the 404 page">
          Please contact the owner of the site that linked you to the original URL and let them know their
          link is broken.
        </Translate>
      </p>
      <NearestPages path={lost === pathname ? pathname : undefined} />
    </main>
  );
}
