/**
 * Wraps the text of a document: tables that need no scrolling are no stops for
 * the keyboard. Here and not in a client module: this one knows when the text is
 * there, also when its page failed to load at first.
 */
import type {ComponentProps, ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import {useScrollableTables} from './useScrollableTables';

export default function DocItemContentWrapper(props: ComponentProps<typeof Content>): ReactNode {
  useScrollableTables();
  return <Content {...props} />;
}
