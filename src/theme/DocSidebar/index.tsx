/**
 * Takes the place of the sidebar of documents. The original takes the sidebar out of the page on a phone, where the
 * style sheet hides it, and fills the menu of the navbar at once: both of it in one long task after hydration. Here the
 * sidebar stays as it was served until the window has room for it, and the menu is filled when it opens or the browser
 * has nothing to do. The original also leaves the current page's link out of view where the list is long
 * (facebook/docusaurus#7980).
 */
import {useEffect, useState, type ReactNode} from 'react';
import {useWindowSize} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import {showCurrent} from '@site/src/client/showCurrent';
import {useIdle} from '@site/src/client/whenIdle';
import styles from './styles.module.css';

/** Whether the page is coming alive where the style sheet hides the sidebar (Docusaurus' `useWindowSize`). */
const isServedHidden = (): boolean =>
  typeof window !== 'undefined' &&
  window.innerWidth <= 996 &&
  document.documentElement.dataset.hasHydrated !== 'true';

export default function DocSidebar(props: Props): ReactNode {
  const {path} = props;
  const {shouldRender, shown} = useNavbarMobileSidebar();
  const isIdle = useIdle(shouldRender);
  const [isAsServed, setIsAsServed] = useState(isServedHidden);
  if (useWindowSize() === 'desktop' && isAsServed) {
    setIsAsServed(false);
  }
  useEffect(() => {
    if (!isAsServed) {
      showCurrent('.theme-doc-sidebar-container .menu');
    }
  }, [path, isAsServed]);
  return (
    <>
      {/* The id is where the link of the breadcrumbs leads without scripts, as on pages with the list of their section. */}
      {isAsServed ? (
        <div
          key="served"
          id="section-pages"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: ''}}
        />
      ) : (
        <div id="section-pages" className={styles.sidebar}>
          <DocSidebarDesktop {...props} />
        </div>
      )}
      {shouldRender && (isIdle || shown) && <DocSidebarMobile {...props} />}
    </>
  );
}
