/**
 * Wraps the announcement bar: a reader who closed an earlier bar gets a new one at once. The original shows it from
 * the second page on: before hydration a script marks the document as "dismissed", and nothing takes the mark away
 * when the id turns out to be another.
 */
import {useEffect, type ComponentProps, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/** Where the theme remembers that the bar was closed; it writes `false` when the id changes. */
const DISMISSED = 'docusaurus.announcement.dismiss';

export default function AnnouncementBarWrapper(props: ComponentProps<typeof AnnouncementBar>): ReactNode {
  const [dismissed] = useStorageSlot(DISMISSED);
  useEffect(() => {
    if (dismissed === 'false') {
      delete document.documentElement.dataset.announcementBarInitiallyDismissed;
    }
  }, [dismissed]);
  return <AnnouncementBar {...props} />;
}
