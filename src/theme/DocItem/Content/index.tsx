/**
 * Takes the place of the text of a document: below its title stands a line with what there is to know of it, and a
 * button that copies the page, for which the original has no seam. Boxes that need no scrolling are no stops for
 * the keyboard, tables rendered as cards stay tables to be heard, and what the hash leads to is opened and marked.
 */
import {memo, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type Content from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import PageHead from '@site/src/components/PageHead';
import {HashTarget} from './HashTarget';
import {useBoxes} from './useBoxes';

function DocItemContent({children}: ComponentProps<typeof Content>): ReactNode {
  useBoxes();
  const {metadata, frontMatter, contentTitle} = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {/* A page that writes its own title has its own head: the home page. */}
      {!frontMatter.hide_title && contentTitle === undefined && <PageHead title={metadata.title} />}
      <MDXContent>{children}</MDXContent>
      <HashTarget />
    </div>
  );
}

export default memo(DocItemContent);
