/** Wraps the house of the breadcrumbs: where the site's CSS does not come, the original fills the window; and its link has a name. */
import type {ComponentProps, ReactNode} from 'react';
import IconHome from '@theme-original/Icon/Home';

export default function IconHomeWrapper(props: ComponentProps<typeof IconHome>): ReactNode {
  return <IconHome width={18} height={18} aria-hidden {...props} />;
}
