/**
 * Takes the place of the contents on narrow windows: the original is a button
 * above the title that is gone after one screen, and does nothing without
 * JavaScript. This is a bar below the navbar that names the section being read
 * and unfolds the contents, with what else can be done with the page below them.
 */
import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useWindowSize} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';
import PageActions from '@site/src/components/PageActions';
import {contentsLabel} from '../label';
import {unfolding} from '../unfolding';
import styles from './styles.module.css';

/** Of its own: the theme marks the links of the section being read by their classes. */
const LINK = 'table-of-contents__link reading-bar-link';
const ACTIVE = 'table-of-contents__link--active';

function ReadingBar(): ReactNode {
  const {toc, frontMatter} = useDoc();
  const bar = useRef<HTMLDetailsElement>(null);
  const [heading, setHeading] = useState('');
  const [count, setCount] = useState('');

  // `TOCItems` marks the link at the same event, and has asked for it before.
  useEffect(() => {
    const read = () => {
      const link = bar.current?.querySelector(`.${ACTIVE}`);
      const sections = [...(bar.current?.querySelector('ul')?.children ?? [])];
      setHeading(link?.textContent ?? '');
      setCount(link ? `${sections.findIndex((item) => item.contains(link)) + 1}/${sections.length}` : '');
    };
    read();
    document.addEventListener('scroll', read);
    return () => document.removeEventListener('scroll', read);
  }, []);

  const label = contentsLabel();
  return (
    // Keys and clicks bubble up from the summary and the links.
    <details ref={bar} className={clsx('theme-doc-toc-mobile', styles.bar)} {...unfolding}>
      <summary aria-label={heading ? `${label}: ${heading}, ${count}` : undefined}>
        <span>{heading || label}</span>
        <small>{count}</small>
      </summary>
      <div>
        <TOCItems
          toc={toc}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
          className="table-of-contents"
          linkClassName={LINK}
          linkActiveClassName={ACTIVE}
        />
        <PageActions />
      </div>
    </details>
  );
}

export default function TOCMobile(): ReactNode {
  // Served with every page; where the window turns out to be wide, it goes.
  return useWindowSize() === 'desktop' ? null : <ReadingBar />;
}
