import {useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * A script that runs as soon as the page has come so far, before the paint. It stays where it was served: to take it
 * away would have the browser compute the style of the whole text anew. A page that a link led to has none, since React
 * never runs those that it makes.
 *
 * @param code of our own: it is written as it is
 */
export default function ServedScript({code}: {readonly code: string}): ReactNode {
  const isBrowser = useIsBrowser();
  const [isServed] = useState(!isBrowser);
  return isServed && <script dangerouslySetInnerHTML={{__html: code}} />;
}
