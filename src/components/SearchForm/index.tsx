import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import SearchField from '@site/src/search/SearchField';

/** A large search field in the page. Without JavaScript it still leads to the results page. */
export function SearchForm(): ReactNode {
  return (
    <SearchField
      variant="page"
      label={translate({
        id: 'search.field.label',
        message: 'Search the documentation',
        description: 'Name and placeholder of the search field',
      })}
    />
  );
}
