import {Fragment, type ReactNode} from 'react';
import type {Part} from './engine/excerpt';

/**
 * A text with its matches marked. The key makes another text another element: a browser that translates the page wraps
 * words in elements of its own, and React could not remove those words.
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
