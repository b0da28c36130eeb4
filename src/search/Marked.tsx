import {Fragment, type ReactNode} from 'react';
import type {Part} from './engine/excerpt';

/** A text with its matches marked. */
export default function Marked({parts}: {readonly parts: readonly Part[]}): ReactNode {
  return parts.map(({text, isMatch}, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
