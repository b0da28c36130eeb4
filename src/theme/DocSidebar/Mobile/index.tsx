/**
 * Takes the place of the sidebar in the phone's menu. The original hands over all its props one by one, and Docusaurus
 * sorts their names by the reader's language: the first comparison of that kind in a page takes a browser 15 ms.
 */
import {memo, useCallback, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';

function Menu({sidebar: {sidebar, path}}: {readonly sidebar: Props}): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  // The same function each time: the entries are not rendered anew for a menu that opens or closes.
  const onItemClick = useCallback<NonNullable<ComponentProps<typeof DocSidebarItems>['onItemClick']>>(
    (item) => {
      // A section without a page of its own only opens.
      if (item.type === 'link' || (item.type === 'category' && item.href)) {
        toggle();
      }
    },
    [toggle],
  );
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems items={sidebar} activePath={path} onItemClick={onItemClick} level={1} />
    </ul>
  );
}

export default memo((props: Props): ReactNode => (
  <NavbarSecondaryMenuFiller component={Menu} props={{sidebar: props}} />
));
