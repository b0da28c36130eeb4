/**
 * Wraps a group of the sidebar: its pages are brought when a pointer, a finger or the focus comes to
 * its head (src/plugins/shelves.ts). One that is opened before they are there waits for them; where
 * they cannot be had, it leads to its first page, as it does without JavaScript.
 */
import {useState, type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import DocSidebarItemCategory from '@theme-original/DocSidebarItem/Category';
import {isConstrained} from '@site/src/client/connection';
import {bringShelf, isGroupHere} from '@site/src/client/shelves';

export default function DocSidebarItemCategoryWrapper(
  props: ComponentProps<typeof DocSidebarItemCategory>,
): ReactNode {
  const {item} = props;
  const history = useHistory();
  const [isWaiting, setIsWaiting] = useState(false);
  const [first] = item.items;
  const href = first?.type === 'link' ? first.href : undefined;
  if (href === undefined || isGroupHere(item)) {
    return <DocSidebarItemCategory {...props} />;
  }

  const ahead = () => {
    if (!isConstrained()) {
      // What fails is tried again when the group is opened.
      bringShelf(href).catch(() => undefined);
    }
  };
  const open = async (head: HTMLElement) => {
    const {location} = history;
    setIsWaiting(true);
    try {
      await bringShelf(href);
      head.click();
    } catch {
      if (history.location === location) {
        history.push(href);
      }
    }
    setIsWaiting(false);
  };
  const hold = (event: MouseEvent<HTMLElement>) => {
    // They may be there, and not yet drawn.
    if (isGroupHere(item)) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (!isWaiting) {
      void open(event.currentTarget);
    }
  };
  return (
    <DocSidebarItemCategory
      {...props}
      aria-busy={isWaiting || undefined}
      onPointerEnter={ahead}
      onFocus={ahead}
      onClickCapture={hold}
    />
  );
}
