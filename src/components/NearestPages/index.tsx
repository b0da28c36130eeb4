import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate from '@docusaurus/Translate';
import type {PageTitle} from '@site/src/plugins/pageTitles';
import SearchForm from '../SearchForm';
import {nearestPages} from './nearest';
import styles from './styles.module.css';

/** How many pages are offered. */
const OFFERED = 5;

export interface Props {
  /** The address that led nowhere; undefined while that is not known yet. */
  readonly path: string | undefined;
}

/** A way on from the not-found page: the search, and the pages with the most similar addresses. */
export default function NearestPages({path}: Props): ReactNode {
  const base = useBaseUrl('/');
  const [pages, setPages] = useState<PageTitle[]>([]);

  useEffect(() => {
    if (path === undefined) {
      return;
    }
    import('@generated/page-titles/default/pages.json')
      .then(({default: all}) => setPages(nearestPages(path, all, OFFERED, base)))
      .catch((error: unknown) => console.warn(error));
  }, [path, base]);

  return (
    <div className={styles.way}>
      <SearchForm />
      {pages.length > 0 && (
        <nav aria-labelledby="nearest-pages">
          <h2 id="nearest-pages">
            <Translate
              id="notFound.nearest"
              description="Heading of the pages with the most similar addresses">
              Were you looking for one of these?
            </Translate>
          </h2>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <Link to={page.path}>{page.title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
