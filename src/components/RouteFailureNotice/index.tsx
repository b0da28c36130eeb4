import {useEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {isReachable} from '@site/src/client/isReachable';
import {currentFailure, subscribe, withdrawRetry, type Failure} from '@site/src/client/routeFailure';
import ErrorBox from '../ErrorBox';
import styles from './styles.module.css';

/**
 * Shown over what the reader has when the chosen page could not be loaded. Retry asks the server first: offline, a
 * reload would trade the page for the browser's own error page.
 */
export default function RouteFailureNotice(): ReactNode {
  const failure = useSyncExternalStore(subscribe, currentFailure, () => undefined);
  return failure && <Notice failure={failure} />;
}

function Notice({failure: {error, shown}}: {readonly failure: Failure}): ReactNode {
  const [isTrying, setIsTrying] = useState(false);
  // Aborted when the notice goes: an answer that comes later would reload another page.
  const gone = useRef(new AbortController());

  const retry = async () => {
    const {signal} = gone.current;
    setIsTrying(true);
    const canReload = await isReachable(window.location.href, signal);
    if (canReload && !signal.aborted) {
      window.location.reload();
    }
    setIsTrying(false);
  };

  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    window.addEventListener('online', () => void retry(), {signal: controller.signal});
    return () => controller.abort();
  }, []);

  return (
    <div className={styles.notice}>
      <ErrorBox
        error={error}
        retry={() => void retry()}
        isBusy={isTrying}
        close={shown === 'served' ? withdrawRetry : undefined}>
        {shown === 'served' ? (
          <Translate
            id="routeFailure.served"
            description="Shown when scripts of the page could not be loaded, over the page as the server sent it; buttons to retry and to close follow">
            A part of this page could not be loaded. You can read it and follow its links, but menus and
            buttons may not respond.
          </Translate>
        ) : (
          <Translate
            id="routeFailure.text"
            description="Shown when the page that the reader chose could not be loaded and the old one is kept">
            This page could not be loaded. Check your connection; what you were reading stays here.
          </Translate>
        )}
      </ErrorBox>
    </div>
  );
}
