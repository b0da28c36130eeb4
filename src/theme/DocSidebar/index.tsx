/** Wraps the sidebar: the original leaves the current page's link out of view where the list is long (facebook/docusaurus#7980). */
import {useEffect, type ComponentProps, type ReactNode} from 'react';
import DocSidebar from '@theme-original/DocSidebar';
import {showCurrent} from '@site/src/client/showCurrent';

export default function DocSidebarWrapper(props: ComponentProps<typeof DocSidebar>): ReactNode {
  const {path} = props;
  useEffect(() => showCurrent('.theme-doc-sidebar-container .menu'), [path]);
  return <DocSidebar {...props} />;
}
