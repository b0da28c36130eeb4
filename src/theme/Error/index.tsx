/**
 * Takes the place of the core's last resort, shown when a page crashes outside its layout, or the layout itself does:
 * the original is English in every language and styled inline. The words are those of the theme's own crash page. It
 * stands in the layout when that can still be rendered, and alone when not.
 */
import type {ComponentProps, ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import SiteMetadataDefaults from '@docusaurus/core/lib/client/SiteMetadataDefaults';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

type Props = ComponentProps<typeof ErrorPageContent>;

/** The layout wants to know which plugin made the route; a crash has none. */
const route = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function ErrorPage(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={route}>
      {/* The language of the document and its icon have gone with the application. */}
      <SiteMetadataDefaults />
      {/* The error that is shown is the first one, not the layout's. */}
      <ErrorBoundary fallback={() => content}>
        <Head>
          <title>
            {translate({
              id: 'theme.ErrorPageContent.title',
              message: 'This page crashed.',
              description: 'The title of the fallback page when the page crashed',
            })}
          </title>
        </Head>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
