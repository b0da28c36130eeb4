import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** A large search field in the page. Without JavaScript it still leads to the results page. */
export default function SearchForm(): ReactNode {
  const label = translate({
    id: 'search.field.label',
    message: 'Search the documentation',
    description: 'Name and placeholder of the search field',
  });
  return (
    <form className={styles.form} action={useBaseUrl('/search')} role="search">
      <input className={styles.input} type="search" name="q" aria-label={label} placeholder={label} />
      <button className="button button--primary" type="submit">
        {translate({
          id: 'search.field.submit',
          message: 'Search',
          description: 'Button beside the search field',
        })}
      </button>
    </form>
  );
}
