/**
 * Wraps the end of a document: pages that the specification shows without the
 * sidebar get the section's other pages here.
 */
import type {ComponentProps, ReactNode} from 'react';
import Footer from '@theme-original/DocItem/Footer';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import SectionNav from '@site/src/components/SectionNav';

export default function FooterWrapper(props: ComponentProps<typeof Footer>): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <>
      {!sidebar && <SectionNav />}
      <Footer {...props} />
    </>
  );
}
