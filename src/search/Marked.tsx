import {Fragment, type ReactNode} from 'react';
import type {Part} from './engine/excerpt';

/**
 * A text with its matches marked. Another text is another element: a browser that translates the page puts elements
 * round words, and React could not take those words away.
 */
export default function Marked({parts}: {readonly parts: readonly Part[]}): ReactNode {
  return (
    <span key={JSON.stringify(parts)}>
      {parts.map(({text, isMatch}, index) =>
        isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
      )}
    </span>
  );
}
