/**
 * Takes the place of the contents on narrow windows: the original is a button above the title that is gone after one
 * screen, and does nothing without JavaScript. This is a bar below the navbar that names the section being read and
 * unfolds the contents. “Back” closes them (src/client/useOverlayStep.ts).
 */
import {memo, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useWindowSize} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';
import {useOverlayStep} from '@site/src/client/useOverlayStep';
import {contentsLabel} from '../label';
import {unfolding} from '@site/src/components/unfolding';
import {LINK, useCurrentHeading} from '../useCurrentHeading';
import styles from './styles.module.css';

const BAR = 'theme-doc-toc-mobile';

const ReadingBar = memo((): ReactNode => {
  const {toc, frontMatter} = useDoc();
  const bar = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    if (bar.current) {
      bar.current.open = false;
    }
  };
  useOverlayStep(isOpen, close, `.${BAR}`);
  const current = useCurrentHeading(list);
  const label = contentsLabel();
  const count = current ? `${current.position}/${current.count}` : '';
  return (
    // Keys and clicks bubble up from the summary and the links.
    <details
      ref={bar}
      className={clsx(BAR, 'unfolding', styles.bar)}
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
      {...unfolding}>
      <summary aria-label={current ? `${label}: ${current.text}, ${count}` : undefined}>
        <span>{current?.text ?? label}</span>
        <small>{count}</small>
      </summary>
      <div ref={list}>
        <TOCItems
          toc={toc}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
          className="table-of-contents"
          linkClassName={LINK}
        />
      </div>
    </details>
  );
});

export default function TOCMobile(): ReactNode {
  // Served with every page; where the window turns out to be wide, it goes.
  return useWindowSize() === 'desktop' ? null : <ReadingBar />;
}
