/** Wraps the last line of every page: the list of keyboard shortcuts can be opened without knowing its key. */
import type {ComponentProps, ReactNode} from 'react';
import Copyright from '@theme-original/Footer/Copyright';
import Shortcuts from '@site/src/components/Shortcuts';

export default function CopyrightWrapper(props: ComponentProps<typeof Copyright>): ReactNode {
  return (
    <>
      <Copyright {...props} />
      <Shortcuts />
    </>
  );
}
