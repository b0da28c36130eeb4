/**
 * Takes the place of the core's fallback `Loading` (there is nothing to wrap: its text is English and its colors are
 * inline). The states are the same: nothing for the first 200 ms, then a spinner; a red box with the error's text and
 * Retry when the load failed.
 */
import {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import ErrorBox from '@site/src/components/ErrorBox';
import styles from './styles.module.css';

interface Props {
  /** Set when the load failed. */
  readonly error?: Error | null;
  /** True once 200 ms have passed (the delay of react-loadable). */
  readonly pastDelay?: boolean;
  readonly retry: () => void;
}

/** True once the reader has pressed Retry, until the page is left. */
let hasRetried = false;

/**
 * A page is three loadable components, one in the other, and each remembers that its load failed. One press of Retry
 * is meant for all of them: those that come to light after it try again by themselves, once.
 */
function useRetryWithOuter(error: Error | null | undefined, retry: () => void): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (isFirst.current && error && hasRetried) {
      retry();
    }
    isFirst.current = false;
  }, [error, retry]);
}

export default function Loading({error, pastDelay, retry}: Props): ReactNode {
  useRetryWithOuter(error, retry);
  const place = useRef<HTMLDivElement>(null);

  // The box goes while a retry runs, and the focus of its button with it.
  useEffect(() => {
    if (error && hasRetried && document.activeElement === document.body) {
      place.current?.querySelector('button')?.focus();
    }
  }, [error]);

  if (error) {
    return (
      <div ref={place} className={styles.place}>
        <ErrorBox
          error={error}
          retry={() => {
            hasRetried = true;
            retry();
          }}
        />
      </div>
    );
  }
  if (!pastDelay) {
    return null;
  }
  return (
    <div
      className={styles.place}
      role="status"
      aria-label={translate({
        id: 'theme.Loading.label',
        message: 'Loading the page',
        description: 'Says that a page is being loaded, for readers who cannot see the spinner',
      })}>
      <span className={clsx('spinner', styles.spinner)} />
    </div>
  );
}
