/**
 * Replaces the plugin's results page: its list of sections has no name, a slow answer can overwrite a newer one, a
 * failed index leaves it waiting for ever, its `robots` meta is one that no crawler reads, and it has no sidebar.
 */
import type {ReactNode} from 'react';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import sidebar from '@generated/docusaurus-plugin-content-docs/default/sidebar.json';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import SearchResults from '@site/src/components/SearchResults';

export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <DocsSidebarProvider {...sidebar}>
        <DocRootLayout>
          <SearchResults />
        </DocRootLayout>
      </DocsSidebarProvider>
    </Layout>
  );
}
