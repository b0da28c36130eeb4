/**
 * Takes the place of the contents beside the text: they get a title and are a landmark, and the entry of the
 * section being read is always in view, which the original does not see to.
 */
import {memo, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';
import {contentsLabel} from '../label';
import {LINK, useCurrentHeading} from '../useCurrentHeading';
import styles from './styles.module.css';

function TOCDesktop(): ReactNode {
  const {toc, frontMatter} = useDoc();
  const list = useRef<HTMLDivElement>(null);
  useCurrentHeading(list);
  return (
    <nav className={clsx(ThemeClassNames.docs.docTocDesktop, styles.contents)} aria-labelledby="contents">
      <p id="contents" className={styles.title}>
        {contentsLabel()}
      </p>
      <div ref={list} className={clsx('thin-scrollbar', styles.list)}>
        <TOCItems
          toc={toc}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
          linkClassName={LINK}
        />
      </div>
    </nav>
  );
}

export default memo(TOCDesktop);
