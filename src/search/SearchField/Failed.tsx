import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {failedText} from './texts';
import styles from './styles.module.css';

/** Notice in the popup of a field that its list or the search index could not be loaded, with a Retry button. */
export default function Failed({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <div className={styles.notice}>
      <p>{failedText()}</p>
      <button type="button" className="button" onClick={onRetry}>
        <Translate id="theme.Loading.retry" description="The button that tries a failed load again">
          Retry
        </Translate>
      </button>
    </div>
  );
}
