/**
 * Replaces the plugin's results page: its list of sections has no name, a slow
 * answer can overwrite a newer one, a failed index leaves it waiting for ever,
 * and its `robots` meta is one that no crawler reads.
 */
import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import SearchResults from '@site/src/search/SearchResults';

export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <SearchResults />
    </Layout>
  );
}
