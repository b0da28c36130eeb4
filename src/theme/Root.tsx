/**
 * Wraps the whole application: adds the notice that appears when the page the
 * reader chose could not be loaded (src/client/preload.ts), and the suggestion of
 * the reader's own language. `Root` has no
 * original worth rendering: it is Docusaurus' own extension point.
 */
import type {ReactNode} from 'react';
import LanguageHint from '@site/src/components/LanguageHint';
import RouteFailureNotice from '@site/src/components/RouteFailureNotice';

export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <RouteFailureNotice />
      <LanguageHint />
    </>
  );
}
