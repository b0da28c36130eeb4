/**
 * Wraps the head of a document: the original joins the keywords with a comma
 * alone, and the search index, which splits words at spaces and hyphens, then
 * holds `setup,download,cursor` as a single word that nobody types.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadataWrapper(): ReactNode {
  const {frontMatter} = useDoc();
  const keywords = [frontMatter.keywords ?? []].flat();
  return (
    <>
      <DocItemMetadata />
      {keywords.length > 0 && (
        <Head>
          <meta name="keywords" content={keywords.join(', ')} />
        </Head>
      )}
    </>
  );
}
