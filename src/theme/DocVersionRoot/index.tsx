/** Wraps the frame of all documents: the browser learns the groups of the sidebar one by one (src/plugins/shelves.ts). */
import type {ComponentProps, ReactNode} from 'react';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import {useSidebarInReach} from '@site/src/client/shelves';

export default function DocVersionRootWrapper(props: ComponentProps<typeof DocVersionRoot>): ReactNode {
  return <DocVersionRoot {...props} version={useSidebarInReach(props.version)} />;
}
