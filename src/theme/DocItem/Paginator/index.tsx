/**
 * Takes the place of previous and next, which the original reads from the
 * sidebar: pages outside of it had none, and their neighbors passed them over.
 * The order is that of src/config/sections.ts.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
import {useDocLink} from '@site/src/components/docs';
import {allPages} from '@site/src/config/sections';

export default function DocItemPaginator(): ReactNode {
  const {metadata} = useDoc();
  const docLink = useDocLink();
  const place = allPages.indexOf(metadata.id);
  const neighbor = (id: string | undefined) => {
    if (id === undefined) {
      return undefined;
    }
    const {to, title} = docLink(id);
    return {permalink: to, title};
  };
  return (
    <DocPaginator
      className="docusaurus-mt-lg"
      previous={neighbor(allPages[place - 1])}
      next={neighbor(allPages[place + 1])}
    />
  );
}
