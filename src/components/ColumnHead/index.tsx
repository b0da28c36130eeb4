import type {ComponentProps, ReactNode} from 'react';

/**
 * The `th` of Markdown tables. Markdown cannot leave a head out: the empty
 * corner above row names is no heading of anything, so it is a plain cell.
 */
export default function ColumnHead({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children ? <th {...props}>{children}</th> : <td {...props} />;
}
