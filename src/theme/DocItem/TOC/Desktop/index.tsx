/** Wraps the contents beside the text: they get a title, are a landmark, and have the menu of the page beside them. */
import type {ComponentProps, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import TOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import PageActions from '@site/src/components/PageActions';
import {contentsLabel} from '../label';
import {unfolding} from '../unfolding';
import styles from './styles.module.css';

export default function TOCDesktopWrapper(props: ComponentProps<typeof TOCDesktop>): ReactNode {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <div className={styles.head}>
        <p id="contents" className={styles.title}>
          {contentsLabel()}
        </p>
        <details className={styles.menu} {...unfolding}>
          <summary>
            <Translate id="pageActions.label" description="Opens the menu of a page, beside its contents">
              Actions
            </Translate>
          </summary>
          <PageActions />
        </details>
      </div>
      <TOCDesktop {...props} />
    </nav>
  );
}
