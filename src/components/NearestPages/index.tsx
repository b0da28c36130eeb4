import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {addressOfTask, otherPlaces} from '@site/src/config/searchTasks';
import {useLabel} from '@site/src/client/siteContext';
import {SearchForm} from '../SearchForm';
import type {Props as NearestProps} from './Nearest';
import styles from './styles.module.css';

interface Props {
  /** The address that led nowhere; undefined while that is not known yet. */
  readonly path: string | undefined;
}

/**
 * A way on from the not-found page: the search, where most readers find it, and the pages with the most similar addresses,
 * last, as they come late and would move a link away under the finger.
 */
export default function NearestPages({path}: Props): ReactNode {
  const label = useLabel();
  const home = useBaseUrl('/');
  const [Nearest, setNearest] = useState<ComponentType<NearestProps>>();

  useEffect(() => {
    if (path !== undefined) {
      import('./Nearest')
        .then((module) => setNearest(() => module.default))
        .catch((error: unknown) => console.warn(error));
    }
  }, [path]);

  return (
    <div className={styles.way}>
      <SearchForm />
      <ul className={clsx('clean-list', styles.places)}>
        {otherPlaces.map((place) => (
          <li key={place.page}>
            <Link to={addressOfTask(place, home)}>{label(place.label)}</Link>
          </li>
        ))}
      </ul>
      {path !== undefined && Nearest && <Nearest path={path} />}
    </div>
  );
}
