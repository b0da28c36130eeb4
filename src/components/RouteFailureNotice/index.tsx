import {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {currentFailure, subscribe} from '@site/src/client/routeFailure';
import ErrorBox from '../ErrorBox';
import styles from './styles.module.css';

/**
 * Shown over the page that the reader keeps when the next one could not be
 * loaded. Retry asks the server first: offline, a reload would trade the page
 * for the browser's own error page.
 */
export default function RouteFailureNotice(): ReactNode {
  const failure = useSyncExternalStore(subscribe, currentFailure, () => undefined);
  const [isTrying, setIsTrying] = useState(false);

  const retry = async () => {
    setIsTrying(true);
    try {
      const answer = await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
      if (answer.ok) {
        window.location.reload();
      }
    } catch {
      // Still out of reach: the notice stays.
    } finally {
      setIsTrying(false);
    }
  };

  useEffect(() => {
    if (!failure) {
      return undefined;
    }
    const onOnline = () => void retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [failure]);

  if (!failure) {
    return null;
  }
  return (
    <div className={styles.notice}>
      <ErrorBox error={failure} retry={retry} isBusy={isTrying}>
        <Translate
          id="routeFailure.text"
          description="Shown when the page that the reader chose could not be loaded and the old one is kept">
          This page could not be loaded. Check your connection; what you were reading stays here.
        </Translate>
      </ErrorBox>
    </div>
  );
}
