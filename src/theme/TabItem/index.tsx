/**
 * Wraps a tab's panel: without JavaScript all panels show (docusaurus.config.ts,
 * `headTags`), and each then needs its label.
 */
import type {ComponentProps, ReactNode} from 'react';
import TabItem from '@theme-original/TabItem';

export default function TabItemWrapper({children, ...props}: ComponentProps<typeof TabItem>): ReactNode {
  return (
    <TabItem {...props}>
      <noscript>
        <p>
          <strong>{props.label ?? props.value}</strong>
        </p>
      </noscript>
      {children}
    </TabItem>
  );
}
