import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {otherPlaces} from '@site/src/config/search';
import {usePlaces} from '@site/src/search/scope';
import SearchForm from '../SearchForm';
import Nearest from './Nearest';
import styles from './styles.module.css';

export interface Props {
  /** The address that led nowhere; undefined while that is not known yet. */
  readonly path: string | undefined;
}

/** A way on from the not-found page: the search, the pages with the most similar addresses, and where most readers find it. */
export default function NearestPages({path}: Props): ReactNode {
  const {labelOf, urlOf} = usePlaces();

  return (
    <div className={styles.way}>
      <SearchForm />
      {path !== undefined && <Nearest path={path} />}
      <ul className={styles.places}>
        {otherPlaces.map((place) => (
          <li key={place.page}>
            <Link to={urlOf(place)}>{labelOf(place)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
