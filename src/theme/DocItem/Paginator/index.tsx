/**
 * Takes the place of previous and next, which the original reads from the
 * sidebar: pages outside of it had none, and their neighbors passed them over.
 * The order is that of src/config/sections.ts.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
import {shelfOf} from '@site/src/client/shelves';
import type {PageLink} from '@site/src/config/shelf';

const neighbor = (link: PageLink | undefined) => link && {permalink: link.to, title: link.title};

export default function DocItemPaginator(): ReactNode {
  const {metadata} = useDoc();
  const {pages, before, after} = shelfOf(metadata.id);
  const place = pages.findIndex(({id}) => id === metadata.id);
  return (
    <DocPaginator
      className="docusaurus-mt-lg"
      previous={neighbor(pages[place - 1] ?? before)}
      next={neighbor(pages[place + 1] ?? after)}
    />
  );
}
