/**
 * Takes the place of the end of a document: one card has the ways to say what is missing, and to edit the page;
 * pages that the specification shows without the sidebar get the section's other pages. The original shows the
 * day of the last change here: it stands below the title (src/components/PageHead).
 */
import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';
import Feedback from '@site/src/components/Feedback';
import RecentChange from '@site/src/components/RecentChange';
import SectionNav from '@site/src/components/SectionNav';
import styles from './styles.module.css';

function DocItemFooter(): ReactNode {
  const sidebar = useDocsSidebar();
  const {editUrl} = useDoc().metadata;
  return (
    <>
      {!sidebar && <SectionNav />}
      <footer className={clsx(ThemeClassNames.docs.docFooter, 'raised', styles.card)}>
        <Feedback />
        {editUrl && <EditThisPage editUrl={editUrl} />}
        <RecentChange />
      </footer>
    </>
  );
}

export default memo(DocItemFooter);
