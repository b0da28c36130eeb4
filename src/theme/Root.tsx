/**
 * Wraps the whole application: adds the notice that appears when the page the
 * reader chose could not be loaded (src/client/preload.ts), and the suggestion of
 * the reader's own language. `Root` has no
 * original worth rendering: it is Docusaurus' own extension point.
 *
 * Until everything is rendered, the head of a page stays as it was served. Parts of a page say what they want in it as they
 * are rendered, and frames come between: its title would be that of the site for a moment, and all its tags anew.
 */
import {useEffect, type ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import LanguageHint from '@site/src/components/LanguageHint';
import RouteFailureNotice from '@site/src/components/RouteFailureNotice';

HelmetProvider.canUseDOM = false;

export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  useEffect(() => {
    HelmetProvider.canUseDOM = true;
  }, []);
  return (
    <>
      {children}
      <RouteFailureNotice />
      <LanguageHint />
    </>
  );
}
