/**
 * Takes the place of the sidebar of documents. The original takes the sidebar out of the page on a phone, where the
 * style sheet hides it, and fills the menu of the navbar at once: both of it in one long task after hydration. Here the
 * sidebar stays, and the menu is filled when it opens or the browser has nothing to do. The original also leaves the
 * current page's link out of view where the list is long (facebook/docusaurus#7980).
 */
import {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import {showCurrent} from '@site/src/client/showCurrent';
import {useIdle} from '@site/src/client/whenIdle';

export default function DocSidebar(props: Props): ReactNode {
  const {path} = props;
  const {shouldRender, shown} = useNavbarMobileSidebar();
  const isIdle = useIdle(shouldRender);
  useEffect(() => showCurrent('.theme-doc-sidebar-container .menu'), [path]);
  return (
    <>
      <DocSidebarDesktop {...props} />
      {shouldRender && (isIdle || shown) && <DocSidebarMobile {...props} />}
    </>
  );
}
