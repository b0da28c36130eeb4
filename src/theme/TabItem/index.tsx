/**
 * Wraps a tab's panel: in print, and without JavaScript, all panels show
 * (src/css/print.css, static/noscript.css), and each then needs its label.
 */
import type {ComponentProps, ReactNode} from 'react';
import TabItem from '@theme-original/TabItem';

export default function TabItemWrapper({children, ...props}: ComponentProps<typeof TabItem>): ReactNode {
  return (
    <TabItem {...props}>
      <p className="tab-label" data-search-ignore>
        <strong>{props.label ?? props.value}</strong>
      </p>
      {children}
    </TabItem>
  );
}
