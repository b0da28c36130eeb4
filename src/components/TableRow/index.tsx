import type {ComponentProps, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** The `tr` of Markdown tables: a row with an address tells the check of links that it is there. */
export default function TableRow({id, ...props}: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <tr id={id} {...props} />;
}
