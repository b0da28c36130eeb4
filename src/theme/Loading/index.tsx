/**
 * Takes the place of the core's fallback `Loading` (there is nothing to wrap:
 * its text is English and its colours are inline). The states are the same:
 * nothing for the first 200 ms, then a spinner; a red box with the error's text
 * and Retry when the load failed.
 */
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ErrorBox from '@site/src/components/ErrorBox';
import styles from './styles.module.css';

export interface Props {
  /** Set when the load failed. */
  readonly error?: Error | null;
  /** True once 200 ms have passed (the delay of react-loadable). */
  readonly pastDelay?: boolean;
  readonly retry: () => void;
}

export default function Loading({error, pastDelay, retry}: Props): ReactNode {
  if (error) {
    return (
      <main className={styles.place}>
        <ErrorBox error={error} retry={retry} />
      </main>
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
      <span className={styles.spinner} />
    </div>
  );
}
