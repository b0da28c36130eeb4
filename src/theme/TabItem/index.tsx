/**
 * Takes the place of a tab's panel: the original has no name, and no seam for
 * one. In print, and without JavaScript, all panels show (src/css/print.css,
 * static/noscript.css), and each then needs its label.
 */
import type {ComponentProps, ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type TabItem from '@theme-original/TabItem';
import styles from './styles.module.css';

/** @param attributes of its tab: src/theme/Tabs */
export default function TabPanel({
  attributes,
  children,
  label,
  value,
}: ComponentProps<typeof TabItem>): ReactNode {
  const {selectedValue} = useTabs();
  return (
    <div
      role="tabpanel"
      id={attributes?.['aria-controls'] as string}
      aria-labelledby={attributes?.id as string}
      className={styles.panel}
      hidden={value !== selectedValue}>
      <p className="tab-label" data-search-ignore>
        <strong>{label ?? value}</strong>
      </p>
      {children}
    </div>
  );
}
