import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {failedText} from './texts';
import styles from './styles.module.css';

/** In the popup of a field: that its list, or what is searched, could not be loaded. */
export default function Failed({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <div className={styles.notice}>
      <p>{failedText()}</p>
      <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
        <Translate id="theme.Loading.retry" description="The button that tries a failed load again">
          Retry
        </Translate>
      </button>
    </div>
  );
}
