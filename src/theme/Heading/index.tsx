/**
 * Wraps a heading: its link is part of it, so the original is called “Limits
 * Direct link to Limits” in the lists of headings that screen readers make, and
 * so is every table that is named after it. Here a heading is called by its text.
 */
import {Children, isValidElement, type ComponentProps, type ReactNode} from 'react';
import Heading from '@theme-original/Heading';

/** The words of a heading, those in code and emphasis included. */
const textOf = (children: ReactNode): string =>
  Children.toArray(children)
    .map((child) =>
      isValidElement<{children?: ReactNode}>(child) ? textOf(child.props.children) : String(child),
    )
    .join('');

export default function HeadingWrapper(props: ComponentProps<typeof Heading>): ReactNode {
  // A heading without an id has no link.
  return <Heading aria-label={(props.id && textOf(props.children)) || undefined} {...props} />;
}
