/**
 * Wraps the text of a document: boxes that need no scrolling are no stops for
 * the keyboard, tables drawn as cards stay tables to be heard, and what the
 * hash leads to is opened and marked. Here and not in a client module: this one knows
 * when the text is there, also when its page failed to load at first.
 */
import type {ComponentProps, ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import {useBoxes} from './useBoxes';
import {useHashTarget} from './useHashTarget';

export default function DocItemContentWrapper(props: ComponentProps<typeof Content>): ReactNode {
  useBoxes();
  useHashTarget();
  return <Content {...props} />;
}
