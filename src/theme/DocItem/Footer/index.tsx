/**
 * Wraps the end of a document: pages that the specification shows without the
 * sidebar get the section's other pages here, a page says what changed on it of
 * late, readers are asked whether it helped, and the pages of a section can be printed together.
 */
import type {ComponentProps, ReactNode} from 'react';
import Footer from '@theme-original/DocItem/Footer';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {shelfOf} from '@site/src/client/shelves';
import Feedback from '@site/src/components/Feedback';
import PrintSection from '@site/src/components/PrintSection';
import RecentChange from '@site/src/components/RecentChange';
import SectionNav from '@site/src/components/SectionNav';
import {sectionOf} from '@site/src/config/sectionNames';

export default function FooterWrapper(props: ComponentProps<typeof Footer>): ReactNode {
  const sidebar = useDocsSidebar();
  const {metadata} = useDoc();
  const section = sectionOf(metadata.id);
  return (
    <>
      {!sidebar && <SectionNav />}
      <RecentChange />
      <Feedback />
      <Footer {...props} />
      {section && <PrintSection section={section} pages={shelfOf(metadata.id).pages} />}
    </>
  );
}
