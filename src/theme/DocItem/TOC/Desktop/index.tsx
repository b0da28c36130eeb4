/** Wraps the contents beside the text: they get a title, and are a landmark. */
import type {ComponentProps, ReactNode} from 'react';
import TOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import {contentsLabel} from '../label';
import styles from './styles.module.css';

export default function TOCDesktopWrapper(props: ComponentProps<typeof TOCDesktop>): ReactNode {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <p id="contents" className={styles.title}>
        {contentsLabel()}
      </p>
      <TOCDesktop {...props} />
    </nav>
  );
}
