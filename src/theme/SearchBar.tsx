/**
 * Replaces the plugin's search bar: its field is not a combobox to assistive technology, speaks English in every
 * language, picks a result at Tab and stays dead when its index could not be loaded.
 */
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import SearchField from '@site/src/search/SearchField';

export default function SearchBar(): ReactNode {
  return (
    <SearchField
      variant="navbar"
      label={translate({
        id: 'theme.SearchBar.label',
        message: 'Search',
        description: 'The ARIA label and placeholder for search button',
      })}
    />
  );
}
