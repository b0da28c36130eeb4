import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** Its text is shown. */
  readonly error: Error;
  /** Handler of the Retry button. */
  readonly retry: () => void;
  /** While a retry runs the button is inert; it keeps the focus. */
  readonly isBusy?: boolean;
  /** Takes the box away; without it there is no button for that. */
  readonly close?: () => void;
  /** Explanation of the error, in the reader's words. */
  readonly children?: ReactNode;
}

/** The red box of a failed load: what happened, the error's own text, and Retry. */
export default function ErrorBox({error, retry, isBusy = false, close, children}: Props): ReactNode {
  return (
    <div className={styles.box} role="alert">
      {children && <p>{children}</p>}
      <p className={styles.error}>{String(error)}</p>
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={isBusy ? undefined : retry} aria-disabled={isBusy}>
          <Translate id="theme.Loading.retry" description="The button that tries a failed load again">
            Retry
          </Translate>
        </button>
        {close && (
          <button type="button" className="button" onClick={close}>
            <Translate id="errorBox.close" description="The button that takes away the box of a failed load">
              Close
            </Translate>
          </button>
        )}
      </div>
    </div>
  );
}
