/**
 * Takes the place of a tab's panel: the original has no name, and no seam for
 * one. In print, and without JavaScript, all panels show (src/css/print.css,
 * static/noscript.css), and each then needs its label.
 */
import type {ComponentProps, ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type TabItem from '@theme-original/TabItem';
import styles from './styles.module.css';

export default function TabPanel({children, label, value}: ComponentProps<typeof TabItem>): ReactNode {
  const {selectedValue} = useTabs();
  const name = label ?? value;
  return (
    <div role="tabpanel" aria-label={name} className={styles.panel} hidden={value !== selectedValue}>
      <p className="tab-label" data-search-ignore>
        <strong>{name}</strong>
      </p>
      {children}
    </div>
  );
}
