/** Wraps the arrow of links to other sites: the original's name runs into the word before it. */
import type {ComponentProps, ReactNode} from 'react';
import IconExternalLink from '@theme-original/Icon/ExternalLink';

export default function IconExternalLinkWrapper(props: ComponentProps<typeof IconExternalLink>): ReactNode {
  return (
    <>
      {' '}
      <IconExternalLink {...props} />
    </>
  );
}
