/**
 * Wraps the text of a document: tables that need no scrolling are no stops for
 * the keyboard, and the row that the address leads to is marked. Here and not in
 * a client module: this one knows when the text is there, also when its page
 * failed to load at first.
 */
import type {ComponentProps, ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import {useScrollableTables} from './useScrollableTables';
import {useTargetRow} from './useTargetRow';

export default function DocItemContentWrapper(props: ComponentProps<typeof Content>): ReactNode {
  useScrollableTables();
  useTargetRow();
  return <Content {...props} />;
}
