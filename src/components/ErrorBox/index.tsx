import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface Props {
  /** Its text is shown. */
  readonly error: Error;
  /** What the button does. */
  readonly retry: () => void;
  /** While a retry runs the button is inert. */
  readonly isBusy?: boolean;
  /** What happened, in the reader's words. */
  readonly children?: ReactNode;
}

/** The red box of a failed load: what happened, the error's own text, and Retry. */
export default function ErrorBox({error, retry, isBusy = false, children}: Props): ReactNode {
  return (
    <div className={styles.box} role="alert">
      {children && <p>{children}</p>}
      <p className={styles.error}>{String(error)}</p>
      <button type="button" className="button button--secondary" onClick={retry} disabled={isBusy}>
        <Translate id="theme.Loading.retry" description="The button that tries a failed load again">
          Retry
        </Translate>
      </button>
    </div>
  );
}
